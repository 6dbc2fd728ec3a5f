import type { Page, Request } from '@playwright/test'
import { STAND_INS_URL } from '../run/stand-in-settings'

/** Holds some of the page's calls to Jupiter back until they are released. */
export async function holdCalls(
  page: Page,
  isHeld: (query: URLSearchParams, request: Request) => boolean,
): Promise<() => void> {
  let release = () => {}
  let isOpen = false
  const open = new Promise<void>((resolve) => {
    release = () => {
      isOpen = true
      resolve()
    }
  })
  await page.route(`${STAND_INS_URL}/jupiter/**`, async (route) => {
    const request = route.request()
    if (!isOpen && isHeld(new URL(request.url()).searchParams, request)) await open
    // A call that Stop or another key ended meanwhile cannot go on.
    await route.fallback().catch(() => {})
  })
  return release
}

/** Whether a call is for a further page of the past triggers, from `fromPage` on. */
export function isPastTriggerPage(query: URLSearchParams, fromPage: number): boolean {
  const isTrigger = !query.has('recurringType') && query.get('orderStatus') === 'history'
  return isTrigger && Number(query.get('page')) >= fromPage
}
