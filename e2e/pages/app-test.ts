import { type Locator, type Page, test as base } from '@playwright/test'
import { expect } from './expect'
import { type Mocks, mocks } from './mocks-client'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'

/** Notes the calls to other machines, which fail the test. */
function recordOutsideCalls(page: Page, outside: string[]): void {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isOurs = origin === APP_URL || origin === MOCKS_URL || !protocol.startsWith('http')
    if (!isOurs) outside.push(request.url())
  })
}

/** Chromium's message about a script that may not run (behaviour 12.10). */
const STOPPED_SCRIPT = /Content Security Policy directive:? ["']script-src/

/** A test in the browser on the production build, with the mocks. */
export const test = base.extend<{ mocks: Mocks; noOutsideCalls: undefined }>({
  mocks: async ({}, provide) => {
    // A retried test has the API keys of its first try, whose calls don't count.
    const startMs = Date.now()
    await provide({
      ...mocks,
      priceCalls: async (apiKey) =>
        (await mocks.priceCalls(apiKey)).filter(({ at }) => at >= startMs),
    })
  },
  noOutsideCalls: [
    async ({ page }, provide) => {
      const outside: string[] = []
      const crashes: string[] = []
      const stopped: string[] = []
      page.on('pageerror', (error) => crashes.push(error.message))
      page.on('console', (message) => {
        if (STOPPED_SCRIPT.test(message.text())) stopped.push(message.text())
      })
      recordOutsideCalls(page, outside)
      await provide(undefined)
      // The next test may get this tab.
      await page.context().setOffline(false)
      await page.context().clearPermissions()
      expect(outside, 'calls that leave this machine').toEqual([])
      expect(crashes, 'errors that no code caught').toEqual([])
      expect(stopped, 'scripts that the Content-Security-Policy stopped').toEqual([])
    },
    { auto: true },
  ],
})

/** Removes the app's files from the browser, as if nobody had visited the app before. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  // This empties the memory, too. The setting ends with the session.
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.detach()
}

/** Opens a wallet's orders and waits until all orders and the names of their tokens are loaded. */
export async function openOrders(page: Page, userAddress: string): Promise<void> {
  await page.goto(`/orders/${userAddress}`)
  await expectOrdersLoaded(page)
}

/** Opens a wallet's orders in a tab, then in another one. */
export async function openInTwoTabs(page: Page, userAddress: string): Promise<[Page, Page]> {
  await openOrders(page, userAddress)
  const other = await page.context().newPage()
  await openOrders(other, userAddress)
  return [page, other]
}

/** The status bar at the bottom edge. */
export function statusBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Status' })
}

/**
 * Waits until all orders of the orders page and the names of their tokens are loaded. The page itself looks at each
 * frame, because an expectation soon looks only once a second.
 */
export async function expectOrdersLoaded(page: Page): Promise<void> {
  const isLoaded = () =>
    document.querySelector('[data-focus=refresh]') !== null &&
    document.querySelector('main [data-slot=skeleton]') === null
  await page.waitForFunction(isLoaded, undefined, { timeout: 40_000 })
}

/** Expects a text in the dialog of all notices. */
export async function expectInNotices(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Details|\d+ more)$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Notices' })).toContainText(text)
  await page.keyboard.press('Escape')
}

/** Opens a wallet's orders, submits them all, and waits for the trades page. */
export async function openAllTrades(page: Page, userAddress: string): Promise<void> {
  await openOrders(page, userAddress)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: /^Displaying data for/ })).toBeVisible()
}

export { expect }
