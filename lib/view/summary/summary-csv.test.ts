/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import type { PairUsdValue } from '@/lib/domain/summary/pair-summary'
import { fixed } from '@/lib/domain/amounts/decimal'
import { testRecurring, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { type Cell, tableText } from '@/lib/view/files/csv-text'
import { SOL_TOKEN, tokens } from '@/lib/view/testing/test-events'
import { testPair } from '@/lib/view/testing/test-pairs'
import { pairsTable } from './summary-csv'

const received = (usd: string) => ({ value: fixed(usd), trades: 72 })
const usdValue: PairUsdValue = {
  paid: { value: fixed('3440.0000005'), trades: 80 },
  received: { net: received('3500'), total: received('3510.12345649') },
  average: { net: '1146.6666668333333333', total: '860.000000125' },
}

/** Returns the first row's cells by their columns. */
function cellsOf(...content: Parameters<typeof pairsTable>): Record<string, Cell> {
  const { columns, rows } = pairsTable(...content)
  const [row = []] = rows
  expect(row).toHaveLength(columns.length)
  return Object.fromEntries(columns.map((column, index) => [column, row[index] ?? 'none']))
}

it('a row has plain numbers, and both rates with and without the fee (behaviour 18.9)', () => {
  expect(cellsOf([testPair()], new Map(), tokens)).toEqual({
    'In Token Address': USDC,
    'In Token Name': 'USD Coin',
    'In Token Symbol': 'USDC',
    'Out Token Address': SOL,
    'Out Token Name': 'Wrapped SOL',
    'Out Token Symbol': 'SOL',
    Deposits: 2,
    'In Amount Deposited': '4000',
    'In Amount Refunded': '0',
    Trades: 88,
    'First Trade': Date.UTC(2026, 2, 2, 8, 0, 26) / 1_000,
    'Last Trade': Date.UTC(2026, 3, 2, 9) / 1_000,
    'In Amount': '3800',
    'Out Amount': '27.1',
    'Out Amount (fee)': '0.040067709',
    'Out Amount (net)': '27.059932291',
    'Trades With Unknown Fee': 0,
    'Average Out per In': '0.007131579',
    'Average Out (net) per In': '0.007121035',
    'Average In per Out': '140.221402',
    'Average In per Out (net)': '140.429028',
    'Trades With In Price': 0,
    'In Amount USD': '',
    'Average USD per Out': '',
    'Average USD per Out (net)': '',
    'Trades With Out Price': 0,
    'Out Amount USD': '',
    'Out Amount (net) USD': '',
    Orders: 0,
    'Orders Reconciled': 0,
    'Orders Not Reconciled': 0,
    'In Amount Difference': { figure: '0' },
    'Out Amount Difference': { figure: '0' },
    'Out Amount Lump Sum': '27.36',
    'Out Amount (net) Lump Sum': '26.6',
  })
})

it('a pair with one trade, or with an unknown token, has no lump sum (behaviour 26.6)', () => {
  const none = { 'Out Amount Lump Sum': '', 'Out Amount (net) Lump Sum': '' }
  expect(cellsOf([testPair({ trades: 1 })], new Map(), tokens)).toMatchObject(none)
  expect(cellsOf([testPair()], new Map(), new Map())).toMatchObject(none)
})

it('a row counts the reconciled orders and sums the differences of the others (behaviour 18.9)', () => {
  const order = testRecurring()
  const notReconciled = [
    { order, differences: { input: '12.000001', output: '-1' } },
    { order, differences: { input: undefined, output: '0.5' } },
  ]
  const reconciled = new Map([[testPair().key, { reconciled: 6, unverifiable: 1, notReconciled }]])
  expect(cellsOf([testPair()], reconciled, tokens)).toMatchObject({
    Orders: 9,
    'Orders Reconciled': 6,
    'Orders Not Reconciled': 2,
    'In Amount Difference': { figure: '12.000001' },
    'Out Amount Difference': { figure: '-0.5' },
  })
})

it('USD is rounded half up to 6 decimals, an average price to 12 (behaviour 18.9)', () => {
  expect(cellsOf([testPair({ usdValue })], new Map(), tokens)).toMatchObject({
    'Trades With In Price': 80,
    'In Amount USD': { figure: '3440.000001' },
    'Average USD per Out': '860.000000125',
    'Average USD per Out (net)': '1146.666666833333',
    'Trades With Out Price': 72,
    'Out Amount USD': { figure: '3510.123456' },
    'Out Amount (net) USD': { figure: '3500' },
  })
})

it('an unknown token has its mint and no average; large averages have all their digits', () => {
  const unknown = cellsOf([testPair({ outputMint: 'MintA' })], new Map(), tokens)
  expect(unknown).toMatchObject({
    'Out Token Address': 'MintA',
    'Out Token Symbol': '',
    'Average Out per In': '',
    'Average In per Out (net)': '',
  })
  const large = testPair({ paid: '3', received: { net: '1000000', total: '1000000' } })
  expect(cellsOf([large], new Map(), tokens)).toMatchObject({
    'Average Out per In': '333333.333333333',
  })
})

it('a negative difference is a number, so that a sheet adds it up; names and symbols are guarded (behaviour 9.7)', () => {
  const differences = { input: '-2.000001', output: '0' }
  const notReconciled = [{ order: testRecurring(), differences }]
  const pair = { reconciled: 0, unverifiable: 0, notReconciled }
  const evil = new Map([[SOL, { ...SOL_TOKEN, symbol: '-2.000001', name: '@x;=2' }]])
  const table = pairsTable([testPair()], new Map([[testPair().key, pair]]), evil)
  const [head, row = []] = parse(tableText(table))
  expect(head).toEqual([...table.columns])
  expect([...row.slice(4, 6), ...row.slice(-4, -2)]).toEqual([
    ...["'@x;'=2", "'-2.000001", '-2.000001', '0'],
  ])
})

it.each([
  ['0.000000000000123456', '0.0000000000001235'],
  ['0.0000000000005', '0.0000000000005'],
  ['0.000000001234567', '0.000000001235'],
  ['0', '0'],
])('an average of %s is %s in the file (behaviour 26.11)', (price, cell) => {
  const average = { net: price, total: price }
  expect(
    cellsOf([testPair({ usdValue: { ...usdValue, average } })], new Map(), tokens),
  ).toMatchObject({
    'Average USD per Out': cell,
    'Average USD per Out (net)': cell,
  })
})
