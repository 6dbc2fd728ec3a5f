/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import type { PeriodGains } from '@/lib/domain/gains/periods'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Gains, TokenGains } from '@/lib/domain/gains/gains'
import { noGains, testTokenGains } from '@/lib/view/testing/test-gains'
import { fixed } from '@/lib/domain/amounts/decimal'
import { conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { NO_ANSWERS, type SourcedPrice, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Trade } from '@/lib/domain/trades/order-event'
import { type Table, tableText } from '@/lib/view/files/csv-text'
import { SOL_TOKEN, tokens } from '@/lib/view/testing/test-events'
import { periodsTable, summaryFile, tokensTable } from './summary-csv'

const token: TokenGains = {
  ...testTokenGains,
  mint: SOL,
  bought: fixed('3.000000001'),
  purchases: 3,
  cost: { value: fixed('100.1234567'), trades: 2 },
  boughtWithCost: fixed('2.5'),
  sold: fixed('2'),
  sales: 2,
  proceeds: { value: fixed('50'), trades: 1 },
  soldWithoutCost: fixed('0.5'),
  costOfSales: fixed('50.1'),
  costOfUnpricedSales: fixed('7'),
  gain: { value: -fixed('12.5000005'), trades: 1 },
  remaining: {
    amount: fixed('1.500000001'),
    amountWithCost: fixed('1.25'),
    cost: fixed('50.0234567'),
  },
}
const sum = (usd: string, trades: number) => ({ value: fixed(usd), trades })
const month: PeriodGains = {
  period: '2026-03',
  trades: 4,
  unknownFees: 2,
  paid: sum('100', 3),
  received: sum('80.5', 2),
  fees: sum('0', 0),
  gain: { value: -fixed('7'), trades: 1 },
}
const gains: Gains = {
  ...noGains,
  tokens: [token],
  periods: [{ ...month, period: '2026' }, month],
}
const readTokens = (tokenChange: Partial<TokenGains>, method: CostMethod = 'average') =>
  read(tokensTable({ ...gains, tokens: [{ ...token, ...tokenChange }] }, tokens, method))

/** Reads a file as a program would. */
const read = (table: Table): Record<string, string>[] => parse(tableText(table), { columns: true })

it('tokens have exact amounts and USD with 6 decimals, and a loss is a number (behaviour 26.11)', () => {
  expect(readTokens({})).toEqual([
    {
      'Token Address': SOL,
      'Token Name': 'Wrapped SOL',
      'Token Symbol': 'SOL',
      'Amount Bought': '3.000000001',
      'Cost USD': '100.123457',
      'Average Paid USD': '40.04938268',
      'Amount Sold': '2',
      'Proceeds USD': '50',
      'Amount Sold Without Known Cost': '0.5',
      'Cost of Sold USD': '50.1',
      'Realized Gain USD': '-12.500001',
      'Remaining Amount': '1.500000001',
      'Remaining Cost USD': '50.023457',
      'Trades Without Price': '2',
      'Cost of Sales Without Price USD': '7',
      'Average Remaining USD': '40.01876536',
      Method: 'Average cost',
    },
  ])
})

it('first in, first out has no average of what remains (behaviour 26.11)', () => {
  expect(readTokens({}, 'fifo')).toMatchObject([
    { 'Average Remaining USD': '', Method: 'First in, first out' },
  ])
})

it('an unknown figure is empty, not 0 (behaviour 26.11)', () => {
  const unknown = { value: 0n, trades: 0 }
  const remaining = { amount: fixed('1'), amountWithCost: 0n, cost: 0n }
  const change = { cost: unknown, boughtWithCost: 0n, proceeds: unknown, gain: unknown, remaining }
  expect(readTokens(change)).toMatchObject([
    {
      'Amount Bought': '3.000000001',
      'Cost USD': '',
      'Average Paid USD': '',
      'Proceeds USD': '',
      'Realized Gain USD': '',
      'Remaining Cost USD': '',
      'Average Remaining USD': '',
    },
  ])
})

it('no name is a formula (behaviour 9.7, 26.11)', () => {
  const named = new Map([[SOL, { ...SOL_TOKEN, name: '=1+1' }]])
  expect(read(tokensTable(gains, named, 'average'))).toMatchObject([{ 'Token Name': "'=1+1" }])
  expect(read(tokensTable(gains, new Map(), 'average'))).toMatchObject([{ 'Token Name': '' }])
})

it.each([
  ['nothing of known cost was sold', 0, ''],
  ['it was sold at its cost', 1, '0'],
])('the gain of a token: %s (behaviour 26.8, 26.11)', (_, trades, gain) => {
  expect(readTokens({ gain: { value: 0n, trades } })).toMatchObject([{ 'Realized Gain USD': gain }])
})

it('months follow their year, and a sum without trades is empty (behaviour 26.11)', () => {
  const cells = {
    Year: '2026',
    Trades: '4',
    'Paid USD': '100',
    'Trades With Paid Price': '3',
    'Received USD': '80.5',
    'Trades With Received Price': '2',
    'Fees USD': '',
    'Trades With Unknown Fee': '2',
    'Realized Gain USD': '-7',
    'Sales With Gain': '1',
    'Time Zone': 'Europe/Berlin',
    Method: 'First in, first out',
  }
  expect(read(periodsTable(gains, 'Europe/Berlin', 'fifo'))).toEqual([
    { ...cells, Month: '' },
    { ...cells, Month: '03' },
  ])
})

it('pairs have the dollars of their trades before any run (behaviour 8.32, 18.9)', () => {
  const events = [swapped('100', '1')]
  const reported = { events, shownEvents: events, filters: {}, orders: [], isSample: false, tokens }
  const { table } = summaryFile('pairs', {
    ...reported,
    answers: NO_ANSWERS,
    method: 'average',
    timeZone: 'UTC',
    today: '2026-11-21',
  })
  expect(read(table)).toMatchObject([
    { 'Trades With In Price': '1', 'In Amount USD': '100', 'Out Amount USD': '100' },
  ])
})

it.each<[string, Trade, string, SourcedPrice, object]>([
  [
    'a manual price of USDC counts in the price of the other side',
    swapped('100', '1'),
    USDC,
    priced('manual', '0.9'),
    { 'In Amount USD': '90', 'Out Amount USD': '90' },
  ],
  [
    'a stored price from the trade of another order doesn’t count',
    swapped('1', '1000', '0', { inputMint: SOL, outputMint: 'MintA' }),
    SOL,
    priced('trade', '500'),
    { 'Trades With In Price': '0', 'In Amount USD': '' },
  ],
])('of pairs, %s (behaviour 8.32, 18.9)', (_, trade, mint, price, row) => {
  const stored = answered(mint, roundToMinute(unixSeconds(trade.date)), price)
  const events = [trade]
  const reported = { events, shownEvents: events, filters: {}, orders: [], isSample: false, tokens }
  const { table } = summaryFile('pairs', {
    ...reported,
    answers: withAnswers(NO_ANSWERS, [stored], 0),
    method: 'average',
    timeZone: 'UTC',
    today: '2026-11-21',
  })
  expect(read(table)).toMatchObject([row])
})

it('the sample wallet’s file says that its rates are made up (behaviour 23.3, 27.7)', () => {
  const events = [swapped('100', '1')]
  const reported = { events, shownEvents: events, filters: {}, orders: [], isSample: true, tokens }
  const days = { '2026-02-02': { USD: 1.25, GBP: 0.75 } }
  const { table } = summaryFile('tokens', {
    ...reported,
    answers: NO_ANSWERS,
    method: 'average',
    timeZone: 'UTC',
    today: '2026-11-21',
    conversion: conversionTo('GBP', [{ year: 2026, days, fetchedAtMs: 0 }]),
  })
  const source = 'The sample wallet’s made-up rates, crossed through the euro'
  expect(read(table)).toMatchObject([{ 'Cost GBP': '60', 'Rate Source': source }])
})
