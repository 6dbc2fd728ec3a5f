import type { Page } from '@playwright/test'
import { expect, openAllTrades, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { submitOrders } from '../pages/orders-page'
import { expectAllLoaded, openTradesLink, tradesTable } from '../pages/trades-page'

/** Waits until the page has nothing left to do and has drawn it. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn))),
  )

test('two steps back, without waiting for the page between, show the page of the URL (behaviour 17.9)', async ({
  page,
  mocks,
}) => {
  await openAllTrades(page, await mocks.wallet('one-recurring'))
  await page.getByRole('link', { name: 'Change displayed trades' }).click()
  await submitOrders(page)
  await expectAllLoaded(page)
  await page.reload()
  await expectAllLoaded(page)
  // The router has to fetch the orders page, which comes only after both steps.
  const held = await holdRequests(page, '**/orders/**')
  const ordersPage = page.waitForRequest('**/orders/**')
  await page.evaluate(async () => {
    for (let step = 0; step < 2; step += 1) {
      const stepped = new Promise((resolve) =>
        addEventListener('popstate', resolve, { once: true }),
      )
      history.back()
      await stepped
    }
  })
  await expect(page).toHaveURL(/\/trades\?/)
  held.release()
  await (await ordersPage).response()
  await untilIdle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Displaying data for/)
  await expect(page).toHaveURL(/\/trades\?/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  await expect(page).toHaveURL(/\/orders\//)
})

test('each change is one call to the history, and refused calls cost only steps of Back (behaviour 17.9)', async ({
  page,
  mocks,
}) => {
  await page.addInitScript(() => {
    const counted = { calls: 0 }
    Object.assign(globalThis, { counted })
    for (const name of ['pushState', 'replaceState'] as const) {
      const call = History.prototype[name]
      History.prototype[name] = function (...args) {
        counted.calls += 1
        if (counted.calls > 100) throw new DOMException('more than 100 times', 'SecurityError')
        call.apply(this, args)
      }
    }
  })
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  const calls = () =>
    page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'counted'), 'calls')))
  const before = await calls()
  const head = page.getByRole('button', { name: 'Rate', exact: true })
  await head.press('Enter')
  await expect(head.locator('xpath=ancestor::*[@aria-sort]')).toHaveAttribute('aria-sort', /ending/)
  await untilIdle(page)
  expect(await calls()).toBe(before + 1)
  await page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'counted'), { calls: 99 })
  })
  for (let press = 0; press < 6; press += 1) await head.press('Enter')
  const sortOf = () => head.locator('xpath=ancestor::*[@aria-sort]').getAttribute('aria-sort')
  const sort = await sortOf()
  await head.press('Enter')
  await expect.poll(sortOf).not.toBe(sort)
  await detailsButtons(tradesTable(page)).first().click()
  await expect(detailsDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detailsDialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Displaying data for/)
})

test('the Back gesture closes the details before the list below them (behaviour 13.7)', async ({
  page,
  mocks,
}) => {
  // Each mock stands for one of Chromium's own watchers, whose gesture only Android has.
  await page.addInitScript(() => {
    const watchers: { onclose: (() => void) | null }[] = []
    class MockCloseWatcher {
      onclose: (() => void) | null = null
      constructor() {
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    Object.assign(globalThis, {
      CloseWatcher: MockCloseWatcher,
      goBackByGesture: () => watchers.at(-1)?.onclose?.(),
    })
  })
  const gesture = () => page.evaluate('goBackByGesture()')
  await page.route('**/getRecurringOrders*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      '"inDeposited":"100"',
      '"inDeposited":"112.000001"',
    )
    await route.fulfill({ response, body })
  })
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const list = page.getByRole('dialog', { name: '1 of 1 order isn’t reconciled' })
  await list.getByRole('button', { name: /^USDC to SOL/ }).click()
  await expect(detailsDialog(page).locator(':focus')).toHaveCount(1)
  await gesture()
  await expect(detailsDialog(page)).toHaveCount(0)
  await expect(list).toBeVisible()
  await gesture()
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL(/\/trades\?/)
})

test('‘Dismiss’ of a toast works while a dialog is open, and what was typed stays (behaviour 13.5)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  await page.getByRole('button', { name: 'Add wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add wallet' })
  const field = dialog.getByLabel('Solana address')
  await field.fill('half an address')
  // The toast shows a failed fetch, which began before the dialog opened.
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.route('**/api/health', (route) => route.abort())
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header [aria-label=Settings]')?.click()
  })
  const toast = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page' })
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss', includeHidden: true }).click()
  await expect(toast).toHaveCount(0)
  await expect(field).toHaveValue('half an address')
})

/**
 * Leaves the page and comes back to it by the browser's own cache. Playwright starts Chromium without that cache, so
 * the events are the test's own. @param scheme the theme that is chosen meanwhile, once everything has been deleted
 */
const comeBackAfterDeletion = (page: Page, scheme: string) =>
  page.evaluate((chosen) => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange'))
    localStorage.clear()
    localStorage.setItem('scheme', chosen)
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, scheme)

test.describe('a page that comes back from the browser’s own cache', () => {
  test('has the new theme (behaviour 13.3)', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await comeBackAfterDeletion(page, 'light')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  })

  test('stores nothing after ‘Delete all data’ (behaviour 20.5)', async ({ page, mocks }) => {
    await page.clock.install()
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const stored = () => page.evaluate(() => Object.keys(localStorage))
    await expect.poll(stored).toContain('perijove')
    await comeBackAfterDeletion(page, 'light')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectAllLoaded(page)
    // The cache is written once a second.
    await page.clock.runFor(2_000)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(await stored()).toEqual(['scheme'])
  })
})
