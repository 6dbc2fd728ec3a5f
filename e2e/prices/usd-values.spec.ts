import Big from 'big.js'
import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, savedBy } from '../pages/csv-file'
import { servedEvents } from '../pages/served-events'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import { tabTo } from '../pages/keyboard'
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
  test('under each amount; a tooltip with the value, ‘1 SYMBOL = price’ and the source', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('one-recurring'), 'values')
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

    await tabTo(page, deposit)
    await expect(page.getByRole('tooltip')).toContainText('1 USDC = $1.00')
    await expect(page.getByRole('tooltip').getByText('Birdeye', { exact: true })).toBeVisible()
    await expect(deposit).toHaveAccessibleName(/^\$[\d,.]+, 1 USDC = \$1\.00, Birdeye$/)
  })

  test('rows keep their height with and without the USD line', async ({ page, standIns }) => {
    await openAndFetch(page, await standIns.wallet('one-recurring'), 'heights')
    await expectAllFetched(page)
    const heights = () =>
      tradesTable(page)
        .locator('tbody [role=row]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    // One of the deposit, and two of each of the four trades.
    await expect(usdValues(page)).toHaveCount(9)
    const shown = await heights()
    await usdSwitch(page).click()
    await expect(usdValues(page)).toHaveCount(0)
    expect(await heights()).toEqual(shown)
  })

  test('a mint without a price has no USD line, and counts as fetched', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('unknown-token'), 'no-price')
    await expectAllFetched(page)
    await expect.poll(async () => Object.values(await storedPrices(page))).toContain('missing')
    await expect(usdValues(page)).not.toHaveCount(0)
    await expect(page.getByText('$0.00', { exact: true })).toHaveCount(0)
    await expect(page.getByText('N/A')).toHaveCount(0)
  })

  test('while some are missing a line says that their cells will be empty', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('one-recurring')
    await openTradesLink(page, user)
    const line = page.getByText('The cells of 8 missing USD prices will be empty.')
    await expect(line.filter({ visible: true })).toHaveCount(1)
    await expect(downloadButton(page)).toBeEnabled()
    await startFetch(page, 'told')
    await expectAllFetched(page)
    await expect(page.getByText('will be empty')).toHaveCount(0)
    await expect(page.getByText('8 prices: 8 Birdeye', { exact: true })).toBeVisible()
  })
})

test.describe('the CSV’s USD columns (behaviour 9.4)', () => {
  for (const name of ['everyday', 'precise-amounts'] as const) {
    test(`${name}: amount times price, rounded half up to 6 decimals, switch off or on`, async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet(name)
      await openTradesLink(page, user)
      await startFetch(page, `csv-${name}`)
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
  }
})

test.describe('USD prices at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch: the dialog, the run, and the tooltip of a value', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await fetchButton(page).tap()
    await usdDialog(page).getByLabel('Birdeye API key').fill('by-touch')
    await usdDialog(page).getByRole('button', { name: 'Fetch USD prices' }).tap()
    await expectAllFetched(page)
    await expectStored(page, 8)
    await page.locator(value(2)).nth(1).tap()
    await expect(page.getByRole('tooltip')).toContainText('1 SOL = $')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
})
