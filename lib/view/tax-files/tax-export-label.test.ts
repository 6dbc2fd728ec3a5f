import { testTradeEvent } from '@/lib/view/testing/test-events'
import {
  exportToast,
  mismatchesText,
  movedTradesText,
  namesNeededText,
  roundedText,
  syncWarning,
  tradesInFileText,
  tradesOptions,
} from './tax-export-label'

const MORNING = Date.parse('2026-03-02T02:00:00Z')
const zero = testTradeEvent({ date: '2026-03-02T08:00:26Z' })
const named = '2026-03-02 08:00:26 UTC (TradeSignature:RecurringKey:1)'

it.each([
  [
    tradesInFileText(148, 1),
    '148 trades, in UTC, net of fees. Deposits and gains aren’t included.',
  ],
  [
    tradesInFileText(1, 2),
    '1 trade from 2 wallets, in UTC, net of fees. Deposits and gains aren’t included.',
  ],
  [
    syncWarning(1),
    'If your tax software already syncs this wallet, importing may create duplicates.',
  ],
  [
    syncWarning(2),
    'If your tax software already syncs one of these wallets, importing may create duplicates.',
  ],
])('the dialog says what the file holds (behaviour 19.13, 21.8): %s', (text, expected) => {
  expect(text).toBe(expected)
})

it.each([
  [mismatchesText(1), 'The sides of 1 trade differ by over 10% in USD.'],
  [
    movedTradesText(1, 'cointracker'),
    '1 trade is dated a second later: CoinTracker drops identical trades in the same second.',
  ],
  [
    movedTradesText(2, 'rotki'),
    '2 trades are dated a millisecond later: rotki drops identical trades in the same millisecond.',
  ],
])('the dialog warns (behaviour 19.13): %s', (text, expected) => {
  expect(text).toBe(expected)
})

it.each([
  ['UTC', 'Only new trades since 02 Mar 2026'],
  ['America/New_York', 'Only new trades since 01 Mar 2026'],
])('all trades, or those since a day in %s, with counts (behaviour 19.15)', (zone, text) => {
  const last = { exportedAtMs: MORNING, fresh: ['a new one'] }
  expect(tradesOptions(1_262, last, zone)).toEqual([
    { value: 'all', text: 'All trades', count: '1,262' },
    { value: 'new', text, count: '1' },
  ])
})

it.each([
  [0, 0, undefined],
  [1, 0, '1 row is rounded.'],
  [3, 1, `3 rows are rounded. Rounded to zero: ${named}.`],
  [7, 7, `7 rows are rounded. Rounded to zero: ${Array(5).fill(named).join(', ')} and 2 more.`],
])('8 decimals round %d rows, %d of them to zero (behaviour 19.2)', (rounded, zeros, text) => {
  expect(roundedText({ rounded, zeros: Array.from({ length: zeros }, () => zero) })).toBe(text)
})

it.each([
  [0, true, ''],
  [1, true, ' 1 token name is missing; mint addresses are used.'],
  [0, false, ' This browser couldn’t remember this export.'],
])(
  'an export that worked, %d names missing, remembered: %s (behaviour 19.13)',
  (unnamed, isRemembered, more) => {
    expect(
      exportToast({ delivery: 'Downloaded', trades: 2, program: 'Koinly', unnamed, isRemembered }),
    ).toEqual({ kind: more ? 'warn' : 'ok', text: `Downloaded 2 trades for Koinly.${more}` })
  },
)

it('why Koinly gets no file (behaviour 19.6)', () => {
  expect(namesNeededText(2)).toBe('2 token names are missing, and Koinly needs them all.')
})
