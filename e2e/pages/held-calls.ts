import type { Page, Request } from '@playwright/test'
import { MOCKS_URL } from '../run/mock-settings'

/** Calls of a page that wait for the test. */
export type HeldCalls = {
  /** How many wait; those that the page ended do not. */
  waiting: () => number
  /** Lets go on what waits, and all that comes later. */
  release: () => void
}

/** Holds some of the page's calls to Jupiter back until they are released. */
export function holdCalls(
  page: Page,
  isHeld: (query: URLSearchParams, request: Request) => boolean,
): Promise<HeldCalls> {
  return holdRequests(page, `${MOCKS_URL}/jupiter/**`, (request) =>
    isHeld(new URL(request.url()).searchParams, request),
  )
}

/** Holds a page's requests of some address back until they are released. */
export async function holdRequests(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<HeldCalls> {
  const waiting = new Set<Request>()
  let isOpen = false
  let open = () => {}
  const released = new Promise<void>((resolve) => (open = resolve))
  page.on('requestfailed', (request) => waiting.delete(request))
  await page.route(url, async (route) => {
    const request = route.request()
    if (!isOpen && isHeld(request)) {
      waiting.add(request)
      await released
      // What the page ended meanwhile must not reach the service after all.
      if (!waiting.delete(request)) return
    }
    // The page may be gone.
    await route.fallback().catch(() => {})
  })
  return {
    waiting: () => waiting.size,
    release: () => {
      isOpen = true
      open()
    },
  }
}

/** Whether a call is for a further page of the past triggers, from `fromPage` on. */
export function isPastTriggerPage(query: URLSearchParams, fromPage: number): boolean {
  const isTrigger = !query.has('recurringType') && query.get('orderStatus') === 'history'
  return isTrigger && Number(query.get('page')) >= fromPage
}
