import type { Page, Request } from '@playwright/test'
import { MOCKS_URL } from '../run/mock-settings'

/** Calls of a page that wait for the test. */
export type HeldCalls = {
  /** Counts the calls that wait. A call that the page ended doesn't count. */
  waiting: () => number
  /** Releases the calls that wait, and all later ones. */
  release: () => void
}

/** Holds back some of the page's calls to Jupiter until they are released. */
export function holdCalls(
  page: Page,
  isHeld: (query: URLSearchParams, request: Request) => boolean,
): Promise<HeldCalls> {
  return holdRequests(page, `${MOCKS_URL}/jupiter/**`, (request) =>
    isHeld(new URL(request.url()).searchParams, request),
  )
}

/** Holds back a page's requests to some URLs until they are released. */
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
      // A call that the page ended meanwhile must not reach the service.
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

/** Returns whether a call is for a page of the past triggers from `fromPage` on. */
export function isPastTriggerPage(query: URLSearchParams, fromPage: number): boolean {
  const isTrigger = !query.has('recurringType') && query.get('orderStatus') === 'history'
  return isTrigger && Number(query.get('page')) >= fromPage
}
