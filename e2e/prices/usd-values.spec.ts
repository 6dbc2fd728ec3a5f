import Big from 'big.js'
import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, savedBy } from '../pages/csv-file'
import { servedEvents } from '../pages/served-events'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import { pressTo, tabTo } from '../pages/keyboard'
import { setPriceDialog } from '../pages/set-price-page'
import {
  expectAllFetched,
  expectStored,
  fetchButton,
  neededKeys,
  openAndFetch,
  startFetch,
  storedPrices,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'

const value = (number: number) => `[role=row][aria-rowindex="${number + 1}"] [data-usd-value]`

test.describe('USD values (behaviour 7.6, 8.6)', () => {
  test('under each amount; a tooltip by pointer and keyboard, closed by Escape; rows keep their height', async ({
    page,
    mocks,
  }) => {
    await openAndFetch(page, await mocks.wallet('one-recurring'), 'values')
    await expectAllFetched(page)
    const deposit = page.locator(value(1))
    const trade = page.locator(value(2))
    await expect(deposit).toHaveCount(1)
    await expect(trade).toHaveCount(2)
    await expect(trade.first()).toHaveText(/^\$\d[\d,]*\.\d{2}$/)

    const rate = '1 SOL = $'
    await eventRow(page, 2).locator('[data-usd-figure]').nth(1).hover()
    await expect(page.getByRole('tooltip')).toContainText(rate)
    await expect(page.getByRole('tooltip')).toContainText(await trade.nth(1).innerText())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    await tabTo(page, eventRow(page, 1).getByRole('button').first())
    await pressTo(page, 'ArrowRight', deposit)
    await expect(page.getByRole('tooltip')).toContainText('1 USDC = $1.00')
    await expect(page.getByRole('tooltip').getByText('Birdeye', { exact: true })).toBeVisible()
    await expect(deposit).toHaveAccessibleName(/^\$[\d,.]+, 1 USDC = \$1\.00, Birdeye$/)

    const heights = () =>
      tradesTable(page)
        .locator('tbody [role=row]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    // One of the deposit, and two of each of the four trades.
    await expect(usdValues(page)).toHaveCount(9)
    const shown = await heights()
    await usdSwitch(page).click()
    await expect(usdValues(page)).toHaveCount(0)
    expect(await heights(), 'rows keep their height without the USD line').toEqual(shown)
  })
})

test.describe('the CSV’s USD columns (behaviour 9.4)', () => {
  test('amount times price, rounded half up to 6 decimals, though USD is not shown', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('precise-amounts')
    await openTradesLink(page, user)
    await startFetch(page, 'csv-precise-amounts')
    await expectAllFetched(page)
    await usdSwitch(page).click()
    await expect(usdSwitch(page)).not.toBeChecked()
    await expectStored(page, (await neededKeys(user)).length)
    const prices = await storedPrices(page)
    const usd = (mint: string, seconds: number, amount: string) => {
      const price = prices[`${mint}-${seconds - (seconds % 60)}`]
      if (price === undefined || price === 'missing') return ''
      return new Big(amount).times(price).round(6, 1).toFixed()
    }
    const { text } = await savedBy(page, () => downloadButton(page).click())
    const expected = (await servedEvents(user)).map((event) => {
      const row = expectedRow(event)
      row[6] = usd(event.inputMint, event.seconds, event.input)
      if (!event.output) return row
      const { mint, total, fee, net } = event.output
      for (const [column, amount] of [
        [11, total] as const,
        [13, fee] as const,
        [15, net] as const,
      ]) {
        row[column] = usd(mint, event.seconds, amount)
      }
      return row
    })
    expect(cellsOf(text).slice(1)).toEqual(expected)
    expect(expected.flat()).toContain('')
    expect(expected.filter((row) => row[6] !== '').length).toBeGreaterThan(0)
  })
})

test.describe('USD prices at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch: Set price, the dialog, the run, and the tooltip of a value', async ({
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
    await expectAllFetched(page)
    await expectStored(page, 8)
    await page.keyboard.press('Escape')
    await page.locator(value(2)).nth(1).tap()
    await expect(page.getByRole('tooltip')).toContainText('1 SOL = $')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
})
