import type { Page } from '@playwright/test'
import { expect } from '../pages/expect'

const LOOKED_AT_EVERY_MS = 250
const QUIET_LOOKS = 4

/**
 * Does something that prefetches a page of the app. Waits until the page was requested and no request was
 * under way for a second. By then, the page's code is loaded, too.
 */
export async function fetchedAhead(
  page: Page,
  pathname: string,
  action: () => Promise<void>,
): Promise<void> {
  const underWay = new Set<object>()
  let isAsked = false
  let quietLooks = 0
  page.on('request', (request) => {
    underWay.add(request)
    const isFetched = request.resourceType() === 'fetch'
    if (isFetched && new URL(request.url()).pathname === pathname) isAsked = true
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await action()
  await expect
    .poll(() => (quietLooks = isAsked && underWay.size === 0 ? quietLooks + 1 : 0), {
      intervals: [LOOKED_AT_EVERY_MS],
      timeout: 40_000,
    })
    .toBeGreaterThan(QUIET_LOOKS)
}
