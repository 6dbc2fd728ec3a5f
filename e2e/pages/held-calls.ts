import type { Page, Request } from '@playwright/test'
import { MOCKS_URL } from '../run/mock-settings'

/** Calls of a page that are held back until the test releases them. */
export type HeldCalls = {
  /** Returns how many calls wait. A call that the page aborted doesn't count. */
  waiting: () => number
  /** Lets the waiting calls go on. Later calls aren't held back. */
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
      // A call that the page aborted meanwhile must not reach the service.
      if (!waiting.delete(request)) return
    }
    // `fallback` throws if the page is gone.
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

/** Returns whether a call asks for page `fromPage` of the past triggers, or for a later page. */
export function isPastTriggerPage(query: URLSearchParams, fromPage: number): boolean {
  const isPastTrigger = !query.has('recurringType') && query.get('orderStatus') === 'history'
  return isPastTrigger && Number(query.get('page')) >= fromPage
}
