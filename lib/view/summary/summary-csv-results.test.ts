/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import type { PeriodResult, Results, TokenResult } from '@/lib/domain/results/results'
import { fixed } from '@/lib/domain/amounts/decimal'
import { SOL } from '@/lib/domain/testing/test-orders'
import { type Table, tableText } from '@/lib/view/files/csv-text'
import { SOL_TOKEN, tokens } from '@/lib/view/testing/test-events'
import { periodsTable, tokensTable } from './summary-csv'

const token: TokenResult = {
  mint: SOL,
  bought: fixed('3.000000001'),
  boughtUsd: fixed('100.1234567'),
  unpriced: 2,
  sold: fixed('2'),
  soldUsd: fixed('50'),
  unmatched: fixed('0.5'),
  costSold: fixed('50.1'),
  gain: { usd: -fixed('12.5000005'), trades: 1 },
  left: fixed('1.500000001'),
  leftCost: fixed('50.0234567'),
}
const sum = (usd: string, trades: number) => ({ usd: fixed(usd), trades })
const month: PeriodResult = {
  period: '2026-03',
  trades: 4,
  unknownFees: 2,
  paid: sum('100', 3),
  received: sum('80.5', 2),
  fees: sum('0', 0),
  gain: { usd: -fixed('7'), trades: 1 },
}
const results: Results = {
  tokens: [token],
  periods: [{ ...month, period: '2026' }, month],
  unpriced: 0,
  unmeasured: 0,
}

/** Reads a file as a program would. */
const read = (table: Table): Record<string, string>[] => parse(tableText(table), { columns: true })

it('tokens have exact amounts and USD with 6 decimals, and a loss is a number (behaviour 26.11)', () => {
  expect(read(tokensTable(results, tokens))).toEqual([
    {
      'Token Address': SOL,
      'Token Name': 'Wrapped SOL',
      'Token Symbol': 'SOL',
      'Amount Bought': '3.000000001',
      'Cost USD': '100.123457',
      'Average Cost USD': '33.374485555542',
      'Amount Sold': '2',
      'Proceeds USD': '50',
      'Amount Sold Without Known Cost': '0.5',
      'Cost of Sold USD': '50.1',
      'Realized Gain USD': '-12.500001',
      'Amount Left': '1.500000001',
      'Cost of Left USD': '50.023457',
      'Trades Without Price': '2',
    },
  ])
})

it('a token that wasn’t bought has no average, and no name is a formula (behaviour 9.7, 26.11)', () => {
  const none = { ...token, bought: 0n, boughtUsd: 0n }
  const named = new Map([[SOL, { ...SOL_TOKEN, name: '=1+1' }]])
  expect(read(tokensTable({ ...results, tokens: [none] }, named))).toMatchObject([
    { 'Token Name': "'=1+1", 'Amount Bought': '0', 'Average Cost USD': '' },
  ])
  expect(read(tokensTable(results, new Map()))).toMatchObject([{ 'Token Name': '' }])
})

it.each([
  ['nothing of known cost was sold', 0, ''],
  ['it was sold at its cost', 1, '0'],
])('the gain of a token: %s (behaviour 26.8, 26.11)', (_, trades, gain) => {
  const sums = { ...token, gain: { usd: 0n, trades } }
  const rows = read(tokensTable({ ...results, tokens: [sums] }, tokens))
  expect(rows).toMatchObject([{ 'Realized Gain USD': gain }])
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
  }
  expect(read(periodsTable(results, 'Europe/Berlin'))).toEqual([
    { ...cells, Month: '' },
    { ...cells, Month: '03' },
  ])
})
