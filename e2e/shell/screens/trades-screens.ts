import { expect } from '../../pages/app-test'
import { downloadButton } from '../../pages/csv-file'
import { holdCalls } from '../../pages/held-calls'
import { expectAllFetched, startFetch, usdSwitch, usdValues } from '../../pages/price-dialog-page'
import { differMarks, missingPrices, savePrice } from '../../pages/set-price-page'
import { servedOrders } from '../../pages/served-events'
import { chartDetail, showChart } from '../../pages/summary-card'
import { eventRow, expectHeader, openTradesLink, tradesLink } from '../../pages/trades-page'
import type { OpenScreen } from './screen'

/** The trades page in its states, and its toasts; few rows, as axe takes a second for every ten. */
export const tradesScreens: Record<string, OpenScreen> = {
  'trades, loaded': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('unknown-token'))
  },
  'trades, still reading': async (page, standIns) => {
    const user = await standIns.wallet('unknown-token')
    await holdCalls(page, (_, request) => request.url().includes('getTriggerOrders'))
    await page.goto(tradesLink(user, await servedOrders(user)))
    await expectHeader(page, '1', '0', '2')
    await expect(page.getByText(/^Still reading/).first()).toBeVisible()
  },
  'trades, none selected': async (page, standIns) => {
    await page.goto(`/trades?userAddress=${await standIns.wallet('one-recurring')}`)
    await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
  },
  'trades, wrong link': async (page) => {
    await page.goto('/trades')
    await expect(page.getByText('This link names no wallet address.')).toBeVisible()
  },
  'trades, with USD values and a tooltip': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await startFetch(page, 'accessible')
    await expectAllFetched(page)
    await usdValues(page).first().hover()
    await expect(page.getByRole('tooltip')).toContainText('1 USDC = $1.00')
  },
  'trades, a chart of which an event is read': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await startFetch(page, 'accessible')
    await expectAllFetched(page)
    await (await showChart(page)).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('End')
    await expect(chartDetail(page)).toBeVisible()
  },
  'trades, rows without a price and a mark': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await usdSwitch(page).click()
    for (const side of [0, 1]) {
      await eventRow(page, 2).locator('[data-missing]').first().click()
      await savePrice(page, String(side + 1))
    }
    await differMarks(page).hover()
    await expect(page.getByRole('tooltip')).toContainText('The two sides differ by')
    await expect(page.getByRole('button', { name: '1 row differs' })).toBeVisible()
    await expect(missingPrices(page)).not.toHaveCount(0)
  },
  'trades, a long table': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('large', { orders: 10, trades: 200 }))
    await expect(eventRow(page, 2)).toBeVisible()
  },
  'a toast of what was done': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await downloadButton(page).click()
    const toast = page.getByRole('status').filter({ hasText: 'Downloaded 5 rows' })
    await expect(toast).toBeVisible()
    // It stays for as long as it is pointed at.
    await toast.hover()
  },
  'a toast of an error': async (page, standIns) => {
    await page.route('**/trades/csv', (route) => route.fulfill({ status: 500 }))
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await downloadButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be made' })).toBeVisible()
  },
}
