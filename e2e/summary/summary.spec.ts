import Big from 'big.js'
import { expect, test } from '../pages/app-test'
import { cellsOf, savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import { expectAllFetched, startFetch } from '../pages/price-dialog-page'
import { type ServedEvent, servedEvents } from '../pages/served-events'
import {
  expectPair,
  pairButton,
  pairDetail,
  pairRow,
  pairRows,
  summaryCard,
} from '../pages/summary-card'
import { eventRow, openTradesLink } from '../pages/trades-page'
import { tokens } from '../wallets/wire/sample-tokens'

const { USDC, SOL } = tokens

/** An amount as the screen has it. */
function grouped(amount: Big | string): string {
  const [whole = '', fraction] = new Big(amount).toFixed().split('.')
  const digits = BigInt(whole).toLocaleString('en-US')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** What the services say that was traded from one mint to another, added up by big.js. */
function exactSums(events: readonly ServedEvent[], from: string, to: string) {
  const own = events.filter(({ inputMint, output }) => inputMint === from && output?.mint === to)
  const sum = (amountOf: (event: ServedEvent) => string) =>
    own.reduce((all, event) => all.plus(amountOf(event)), new Big(0))
  return {
    trades: own.length,
    paid: sum(({ input }) => input),
    net: sum(({ output }) => output?.net ?? '0'),
    total: sum(({ output }) => output?.total ?? '0'),
    fees: sum(({ output }) => output?.fee ?? '0'),
  }
}

test.describe('the summary above the table (behaviour 18.1)', () => {
  for (const width of [1440, 768]) {
    test(`has a row a pair, most trades first, with exact sums, at ${width} px`, async ({
      page,
      standIns,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const user = await standIns.wallet('everyday')
      const events = await servedEvents(user)
      await openTradesLink(page, user)
      const counts = await pairRows(page).evaluateAll((rows) =>
        rows.map((row) => Number(row.querySelector('[role=cell]')?.textContent)),
      )
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
        events.filter(({ kind }) => kind === 'trade').length,
      )
      const sums = exactSums(events, USDC.mint, SOL.mint)
      const row = pairRow(page, 'USDC to SOL')
      await expectPair(row, [
        String(sums.trades),
        `${grouped(sums.paid)} USDC`,
        `${grouped(sums.net)} SOL`,
      ])
    })
  }

  test('averages are quotients of the sums and follow fee and direction (behaviour 18.5, 18.6)', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const { paid, net, total } = exactSums(await servedEvents(user), USDC.mint, SOL.mint)
    Big.DP = 60
    const half = (rate: Big, decimals: number) =>
      grouped(rate.round(decimals, Big.roundHalfUp).toFixed())
    await openTradesLink(page, user)
    const average = pairRow(page, 'USDC to SOL').getByRole('cell').nth(3)
    await expect(average).toHaveText(`${half(net.div(paid), 9)} SOL per USDC`)
    await expect(pairDetail(page, 'The other way round')).toHaveText(
      `${half(paid.div(net), 6)} USDC per SOL`,
    )
    await page.getByRole('switch', { name: 'Subtract fee' }).click()
    await expect(average).toHaveText(`${half(total.div(paid), 9)} SOL per USDC`)
    await page.getByRole('button', { name: 'Swap rate direction' }).click()
    await expect(average).toHaveText(`${half(paid.div(total), 6)} USDC per SOL`)
    await expect(pairDetail(page, 'The other way round')).toHaveText(
      `${half(total.div(paid), 9)} SOL per USDC`,
    )
  })

  test('unknown tokens stay apart and have no rate (behaviour 18.1, 18.5)', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('unknown-token'))
    await expect(pairRows(page)).toHaveCount(3)
    const bought = pairRow(page, `USDC to Unknown (${tokens.nowhere.mint})`)
    await expectPair(bought, ['2', '60 USDC', /^[\d.,]+$/, 'Unknown'])
  })
})

test.describe('the chosen pair (behaviour 18.2)', () => {
  test('is the topmost one, or the one that is clicked; its detail is exact', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('unknown-token')
    const { fees } = exactSums(await servedEvents(user), USDC.mint, tokens.WIF.mint)
    await openTradesLink(page, user)
    const [wif, sold] = [pairButton(page, /to \S*WIF/), pairButton(page, /to SOL$/)]
    await expect(wif).toHaveAttribute('aria-pressed', 'true')
    await expect(pairDetail(page, 'Deposited')).toHaveText('75 USDC in 1 order')
    await expect(pairDetail(page, 'Fees')).toContainText(grouped(fees))
    // The whole row is its button.
    await pairRow(page, /to SOL$/)
      .getByRole('cell')
      .nth(1)
      .click({ force: true })
    await expect(sold).toHaveAttribute('aria-pressed', 'true')
    await expect(wif).toHaveAttribute('aria-pressed', 'false')
    await expect(pairDetail(page, 'Deposited')).toHaveText(/^1,234\.567891/)
    await expect(pairDetail(page, 'First trade').locator('time')).toHaveAttribute(
      'datetime',
      '2026-02-21T01:02:03.000Z',
    )
  })

  test('is chosen by keyboard', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('unknown-token'))
    await tabTo(page, pairButton(page, /to SOL$/))
    await page.keyboard.press('Enter')
    await expect(pairButton(page, /to SOL$/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('on phones a list chooses it', async ({ page, standIns }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTradesLink(page, await standIns.wallet('unknown-token'))
    await expect(summaryCard(page)).toContainText('1 of 3 pairs')
    await expect(summaryCard(page)).toContainText('75 USDC')
    const list = summaryCard(page).getByRole('combobox', { name: 'Summary and chart of' })
    await list.selectOption({ index: 1 })
    await expect(summaryCard(page)).toContainText('2 of 3 pairs')
    await summaryCard(page).getByText('Deposits, fees and dates').click()
    await expect(pairDetail(page, 'Deposited')).toContainText('in 1 order')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('what is taken along', () => {
  test('USD paid, received and the average price, and how many are priced (behaviour 18.7)', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await expect(summaryCard(page)).not.toContainText('$')
    await startFetch(page, 'summary')
    await expectAllFetched(page)
    const row = pairRows(page).first()
    await expect(row.getByRole('cell').nth(1)).toHaveText(/^100 USDC\$100\.00$/)
    await expect(row.getByRole('cell').nth(2)).toHaveText(/SOL\$[\d.]+$/)
    await expect(row.getByRole('cell').nth(3)).toHaveText(/\$[\d.]+ per SOL$/)
    await expect(pairDetail(page, 'USD values')).toHaveText('of 4 trades, 4 priced')
  })

  test('Copy as text has the sums and the rate both ways (behaviour 18.8)', async ({
    page,
    standIns,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await summaryCard(page).getByRole('button', { name: 'Copy as text' }).click()
    await expect(summaryCard(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(
      /^USDC → SOL: 4 trades, .*paid 100 USDC, received .* average .* SOL per USDC, average .* USDC per SOL$/,
    )
  })

  test('Download summary saves a row a pair with exact sums (behaviour 18.9)', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const events = await servedEvents(user)
    await openTradesLink(page, user)
    const pairs = await pairRows(page).count()
    const { name, text } = await savedBy(page, () =>
      summaryCard(page).getByRole('button', { name: 'Download summary' }).click(),
    )
    expect(name).toBe(`${user}-summary.csv`)
    const [head = [], ...rows] = cellsOf(text)
    expect(rows).toHaveLength(pairs)
    for (const row of rows) {
      const cell = (column: string) => row[head.indexOf(column)] ?? ''
      const sums = exactSums(events, cell('In Token Address'), cell('Out Token Address'))
      expect(cell('Trades')).toBe(String(sums.trades))
      expect(cell('In Amount')).toBe(sums.paid.toFixed())
      expect(cell('Out Amount')).toBe(sums.total.toFixed())
      expect(cell('Out Amount (net)')).toBe(sums.net.toFixed())
      expect(cell('Out Amount (fee)')).toBe(sums.fees.toFixed())
    }
  })
})

test('of 700 pairs those in sight are drawn, and the others by scrolling (behaviour 18.2, 18.10)', async ({
  page,
  standIns,
}) => {
  await openTradesLink(page, await standIns.wallet('long-tail', { orders: 400, trades: 1_000 }))
  await expect(eventRow(page, 1)).toBeVisible()
  const table = summaryCard(page).getByRole('table')
  const pairs = Number(await table.getAttribute('aria-rowcount')) - 1
  expect(pairs).toBeGreaterThan(50)
  expect(await pairRows(page).count()).toBeLessThan(40)
  const body = table.locator('tbody')
  expect(await body.evaluate((element) => element.clientHeight)).toBe(246)
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(table.locator(`[aria-rowindex="${pairs + 1}"]`)).toBeVisible()
})
