import type { Locator } from '@playwright/test'
import Big from 'big.js'
import { expect, test } from '../pages/app-test'
import { cellsOf, savedBy } from '../pages/csv-file'
import { expectAllFetched, startFetch } from '../pages/price-dialog-page'
import { type ServedEvent, servedEvents } from '../pages/served-events'
import {
  chart,
  chartDetail,
  expectPair,
  openDetails,
  pairDetail,
  pairRadio,
  pairRow,
  pairRows,
  showChart,
  showOnPhone,
  summaryCard,
} from '../pages/summary-card'
import { openTradesLink } from '../pages/trades-page'
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

/** How far an average's text reaches out of its cell, and which symbols in it are cut. */
function unitOf(average: Locator) {
  return average.evaluate((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    const symbols = [...cell.querySelectorAll('bdi')]
    const visible = [...cell.querySelectorAll('span, bdi')].map((part) =>
      part.getBoundingClientRect(),
    )
    return {
      beyond: Math.max(
        ...visible.map((box) => Math.round(Math.max(box.right - right, left - box.left))),
      ),
      cut: symbols
        .filter((symbol) => symbol.scrollWidth > symbol.clientWidth)
        .map(({ title }) => title),
      widest: Math.max(...symbols.map((symbol) => symbol.clientWidth)),
    }
  })
}

test('a row a pair with exact sums; averages follow fee and rate, a click or an arrow key selects (behaviour 18.1, 18.2, 18.3)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  const events = await servedEvents(user)
  await openTradesLink(page, user)
  const counts = await pairRows(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector('[role=cell]')?.textContent)),
  )
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    events.filter(({ kind }) => kind === 'trade').length,
  )
  const { trades, paid, net, total, fees } = exactSums(events, USDC.mint, SOL.mint)
  const row = pairRow(page, 'USDC to SOL')
  await expectPair(row, [String(trades), `${grouped(paid)} USDC`, `${grouped(net)} SOL`])
  await expect(pairRadio(page, 'USDC to SOL')).toBeChecked()
  await openDetails(page)
  await expect(pairDetail(page, 'Fees')).toContainText(grouped(fees))

  Big.DP = 60
  const half = (rate: Big, decimals: number) =>
    grouped(rate.round(decimals, Big.roundHalfUp).toFixed())
  const average = row.getByRole('cell').nth(3)
  await expect(average).toHaveText(`${half(net.div(paid), 9)} SOL per USDC`)
  await expect(pairDetail(page, 'Inverse rate')).toHaveText(
    `${half(paid.div(net), 6)} USDC per SOL`,
  )
  await page.getByRole('switch', { name: 'Subtract fee' }).click()
  await expect(average).toHaveText(`${half(total.div(paid), 9)} SOL per USDC`)
  await page.getByRole('button', { name: /^Swap rate/ }).click()
  await expect(average).toHaveText(`${half(paid.div(total), 6)} USDC per SOL`)

  // The whole row is its button.
  await pairRow(page, 'SOL to BONK').getByRole('cell').nth(1).click({ force: true })
  await expect(pairRadio(page, 'SOL to BONK')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(pairRadio(page, 'USDC to SOL')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('button', { name: 'Details' })).toBeFocused()
})

test('a symbol of 64 letters is cut in the average rate as in the sums (behaviour 18.3)', async ({
  page,
  mocks,
}) => {
  const long = 'LONG'.repeat(16)
  await openTradesLink(page, await mocks.wallet('hostile-names'))
  const row = pairRow(page, `${long} to SOL`)
  const limit = await row
    .getByRole('cell')
    .nth(1)
    .locator('bdi')
    .evaluate((symbol) => symbol.clientWidth)
  await expect(row.getByRole('cell').nth(3)).toHaveText(new RegExp(`SOL per ${long}$`))
  expect(await unitOf(row.getByRole('cell').nth(3))).toEqual({
    ...{ beyond: 0, cut: [long], widest: limit },
  })

  await showOnPhone(page)
  const list = summaryCard(page).getByRole('combobox', { name: /^Pair 1/ })
  await list.selectOption(`${long} to SOL`)
  const { beyond, cut } = await unitOf(pairDetail(page, 'Average rate'))
  expect(cut).toEqual([long])
  // Not over the gap between the columns.
  expect(beyond).toBeLessThan(12)
})

test('USD values of a single pair, and in the chart as a second view (behaviour 18.7, 18.11)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  await showChart(page)
  const usd = summaryCard(page).getByRole('radio', { name: 'USD value' })
  await expect(usd).toHaveCount(0)
  await expect(summaryCard(page)).not.toContainText('$')
  await startFetch(page, 'summary')
  await expectAllFetched(page)
  await expect(pairDetail(page, 'Paid')).toHaveText(/^100 USDC\$100\.00$/)
  await expect(pairDetail(page, 'Received')).toHaveText(/SOL\$[\d.]+$/)
  await expect(pairDetail(page, 'Average rate')).toHaveText(/\$[\d.]+ per SOL$/)
  await openDetails(page)
  await expect(pairDetail(page, 'USD values')).toHaveText('4 of 4 trades priced')

  await usd.click()
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /^USD values of 4 trades, .*lowest \$25\.00, highest \$25\.00$/,
  )
  await chart(page).focus()
  await page.keyboard.press('End')
  await expect(chartDetail(page)).toHaveText(/: \$25\.00, paid 25 USDC, received [\d.]+ SOL$/)
})

test('copied as text and downloaded as a file, with exact sums (behaviour 18.9)', async ({
  page,
  mocks,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await mocks.wallet('everyday')
  const events = await servedEvents(user)
  await openTradesLink(page, user)
  await openDetails(page)
  await summaryCard(page).getByRole('button', { name: 'Copy as text' }).click()
  await expect(summaryCard(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[0]).toMatch(
    /^USDC → SOL: \d+ trades, .*paid [\d.,]+ USDC, received .* average .* SOL per USDC, average .* USDC per SOL$/,
  )

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
