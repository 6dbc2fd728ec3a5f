import { expect, test } from '../pages/app-test'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import { setPriceDialog } from '../pages/set-price-page'
import {
  expectAllFetched,
  expectStored,
  fetchButton,
  openAndFetch,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'

const value = (number: number) => `[role=row][aria-rowindex="${number + 1}"] [data-usd-value]`

test.describe('USD values (behaviour 7.6, 8.6)', () => {
  test('are under each amount, and rows keep their height', async ({ page, mocks }) => {
    await openAndFetch(page, await mocks.wallet('one-recurring'), 'values')
    await expectAllFetched(page)
    const heights = () =>
      tradesTable(page)
        .locator('tbody [role=row]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    // The deposit has one value, and each of the four trades has two.
    await expect(usdValues(page)).toHaveCount(9)
    const heightsWithUsd = await heights()
    await usdSwitch(page).click()
    await expect(usdValues(page)).toHaveCount(0)
    expect(await heights(), 'rows keep their height without the USD line').toEqual(heightsWithUsd)
  })
})

test.describe('USD prices at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch, a price can be set, prices can be fetched, and the tooltip of a value opens', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const tool = page.getByRole('button', { name: /^USD prices/ })
    await tool.tap()
    await usdSwitch(page).tap()
    await page.keyboard.press('Escape')
    await expect(tool).toBeFocused()
    await eventRow(page, 2).getByRole('button', { name: 'Set price of SOL' }).tap()
    const field = setPriceDialog(page).getByRole('textbox', { name: '1 SOL = $' })
    await expect(field).toBeFocused()
    await setPriceDialog(page).getByRole('button', { name: 'Cancel' }).tap()
    await tool.tap()
    await fetchButton(page).tap()
    await usdDialog(page).getByLabel('Birdeye API key').fill('by-touch')
    await usdDialog(page).getByRole('button', { name: 'Fetch USD prices' }).tap()
    await expectStored(page, 8)
    await expect(usdDialog(page)).toHaveCount(0)
    // No sheet covers the message.
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await page.locator(value(2)).nth(1).tap()
    await expect(page.getByRole('tooltip')).toContainText('1 SOL = $')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
})
