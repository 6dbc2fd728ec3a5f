/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import { pooledTrades } from '@/lib/domain/gains/pooled-trades'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'
import { tableText } from '@/lib/view/files/csv-text'
import { tokens } from '@/lib/view/testing/test-events'
import { salesTable } from './sales-table'

type Row = Record<string, string>

function rowsOf(
  trades: readonly MeasuredTrade[],
  method: CostMethod = 'average',
  timeZone = 'Europe/London',
): Row[] {
  const pooled = pooledTrades({ events: trades, answers: NO_ANSWERS, method })
  return parse(tableText(salesTable(pooled, { method, tokens, timeZone })), { columns: true })
}

const at = (date: string, change: Partial<MeasuredTrade> = {}) => ({
  date: `${date}:00.000Z`,
  transactionSignature: '5ig',
  ...change,
})
const buy = (date: string, usdc: string, sol: string, change: Partial<MeasuredTrade> = {}) =>
  swapped(usdc, sol, '0', at(date, change))
const sell = (date: string, sol: string, usdc: string, change: Partial<MeasuredTrade> = {}) =>
  swapped(sol, usdc, '0', at(date, { inputMint: SOL, outputMint: USDC, ...change }))
const unpriced = (date: string, sol: string) => buy(date, '7', sol, { inputMint: 'MintA' })

/** The cells that differ between parts of a sale. */
const partsOf = (rows: readonly Row[]) =>
  rows
    .filter(({ Mint }) => Mint === SOL)
    .map((row) =>
      ['Date Acquired', 'Amount', 'Proceeds USD', 'Cost USD', 'Gain USD', 'Held Days']
        .map((name) => row[name] || '–')
        .join(' | '),
    )

const FIRST = buy('2025-01-10T10:00', '100', '1')
const SECOND = buy('2025-02-10T10:00', '300', '1')

it('has a row for each sale, with the pool after it (behaviour 26.13)', () => {
  const rows = rowsOf([FIRST, SECOND, sell('2026-04-05T23:30', '0.5', '150')])
  expect(rows).toEqual([
    {
      'Date Sold': '2026-04-06T00:30:00+01:00',
      'Date Acquired': 'Various',
      Token: 'SOL',
      Mint: SOL,
      Amount: '0.5',
      'Proceeds USD': '150',
      'Cost USD': '100',
      'Gain USD': '50',
      'Held Days': '',
      Method: 'Average cost',
      Wallet: 'MadeUpWa11et',
      Order: 'RecurringKey',
      Transaction: '5ig',
      'Remaining Amount': '1.5',
      'Remaining Cost USD': '300',
    },
  ])
})

describe('the rows of one sale (behaviour 26.13)', () => {
  it.each<[string, CostMethod, MeasuredTrade[], string[]]>([
    [
      'average cost, with one purchase so far: its day and the days held',
      'average',
      [FIRST, sell('2025-01-20T10:00', '0.5', '80')],
      ['2025-01-10 | 0.5 | 80 | 50 | 30 | 10'],
    ],
    [
      'average cost, with a part that has no known cost',
      'average',
      [FIRST, SECOND, sell('2025-03-01T10:00', '4', '1000')],
      ['Various | 2 | 500 | 400 | 100 | –', '– | 2 | 500 | – | – | –'],
    ],
    [
      'average cost: bought without a price and never bought are one row',
      'average',
      [FIRST, unpriced('2025-02-10T10:00', '1'), sell('2025-03-01T10:00', '3', '600')],
      ['Various | 1 | 200 | 100 | 100 | –', 'Various | 2 | 400 | – | – | –'],
    ],
    [
      'average cost: a single purchase doesn’t date what was never bought',
      'average',
      [unpriced('2025-02-10T10:00', '1'), sell('2025-03-01T10:00', '3', '600')],
      ['Various | 3 | 600 | – | – | –'],
    ],
    [
      'first in, first out: a row for each lot, also of unknown cost, and one for what was never bought',
      'fifo',
      [unpriced('2025-01-01T10:00', '1'), FIRST, SECOND, sell('2025-03-01T10:00', '4', '1000')],
      [
        '2025-01-01 | 1 | 250 | – | – | 59',
        '2025-01-10 | 1 | 250 | 100 | 150 | 50',
        '2025-02-10 | 1 | 250 | 300 | -50 | 19',
        '– | 1 | 250 | – | – | –',
      ],
    ],
    [
      'a sale without a price has its cost, and no proceeds and gain',
      'fifo',
      [
        FIRST,
        swapped('1', '7', '0', at('2025-03-01T10:00', { inputMint: SOL, outputMint: 'MintA' })),
      ],
      ['2025-01-10 | 1 | – | 100 | – | 50'],
    ],
    [
      'the last row takes the remainder of the proceeds',
      'fifo',
      [
        buy('2025-01-10T10:00', '1', '1'),
        buy('2025-01-11T10:00', '1', '1'),
        buy('2025-01-12T10:00', '1', '1'),
        sell('2025-01-13T10:00', '3', '10'),
      ],
      [
        '2025-01-10 | 1 | 3.333333 | 1 | 2.333333 | 3',
        '2025-01-11 | 1 | 3.333333 | 1 | 2.333333 | 2',
        '2025-01-12 | 1 | 3.333333 | 1 | 2.333333 | 1',
      ],
    ],
  ])('%s', (_, method, trades, rows) => {
    expect(partsOf(rowsOf(trades, method))).toEqual(rows)
  })

  it('each row of first in, first out has what its wallet holds after it', () => {
    const rows = rowsOf([FIRST, SECOND, sell('2025-03-01T10:00', '1.5', '450')], 'fifo')
    const remaining = rows.map((row) => [row['Remaining Amount'], row['Remaining Cost USD']])
    expect(remaining).toEqual([
      ['1', '300'],
      ['0.5', '150'],
    ])
  })
})

it('days are those of the zone: an evening in UTC is the next day in London (behaviour 26.13)', () => {
  const trades = [buy('2025-06-30T23:30', '100', '1'), sell('2025-07-01T23:30', '1', '150')]
  const days = (timeZone: string) =>
    rowsOf(trades, 'fifo', timeZone).map((row) => [row['Date Sold'], row['Date Acquired']])
  expect([...days('Europe/London'), ...days('UTC'), ...days('America/St_Johns')]).toEqual([
    ['2025-07-02T00:30:00+01:00', '2025-07-01'],
    ['2025-07-01T23:30:00+00:00', '2025-06-30'],
    ['2025-07-01T21:00:00-02:30', '2025-06-30'],
  ])
})

it('the gain is the difference of the rounded cells beside it (behaviour 26.13)', () => {
  const trades = [buy('2025-01-10T10:00', '1', '3'), sell('2025-01-11T10:00', '1', '0.6666665')]
  expect(partsOf(rowsOf(trades))).toEqual(['2025-01-10 | 1 | 0.666667 | 0.333333 | 0.333334 | 1'])
})
