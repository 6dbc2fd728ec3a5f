/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import {
  countFilters,
  type EventFilters,
  type FilterSurroundings,
  kindsOf,
  knownFilters,
  matchingEvents,
} from './event-filters'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { testRecurring, testRefunds, testTrade, SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'

const orders = [
  testRecurring({ orderKey: 'KeyOfTheFirstOrder' }),
  testRecurring({ orderKey: 'KeyOfTheSecond', outputMint: 'MintA' }),
]
const pair = { input: USDC.slice(0, 11), output: SOL.slice(0, 11) }

it.each<[string, number, EventFilters]>([
  ['none', 0, {}],
  ['one', 1, { kind: 'trade' }],
  ['the two days count as one', 1, { from: '2026-01-01', to: '2026-12-31' }],
  [
    'all',
    7,
    {
      text: 'a',
      kind: 'trade',
      pair,
      key: 'K',
      to: '2026-12-31',
      price: 'missing',
      wallet: 'W',
    },
  ],
])('each active filter counts as one: %s', (_, count, filters) => {
  expect(countFilters(filters)).toBe(count)
})

describe('a pair, order or wallet that the page does not show is ignored (behaviour 17.9)', () => {
  it.each<[string, EventFilters, EventFilters]>([
    ['both are shown', { pair, key: 'KeyOfTheFir' }, { pair, key: 'KeyOfTheFir' }],
    ['another order', { pair, key: 'KeyOfAnother' }, { pair }],
    ['the pair the other way round', { pair: { input: pair.output, output: pair.input } }, {}],
    ['a wallet that is shown', { wallet: 'Wal' }, { wallet: 'Wal' }],
    ['another wallet (behaviour 21.4)', { wallet: 'Other', kind: 'trade' }, { kind: 'trade' }],
    [
      'the other filters stay',
      { key: 'X', text: 'sol', kind: 'deposit' },
      { text: 'sol', kind: 'deposit' },
    ],
  ])('%s', (_, filters, expected) => {
    expect(knownFilters(filters, orders, ['Wallet'])).toEqual(expected)
  })
})

it('refunds can be selected if there are any (behaviour 17.3)', () => {
  const kinds = (selectedOrders: typeof orders) => kindsOf(orderEvents(selectedOrders, 'Wallet'))
  const refunded = testRecurring({ refunds: testRefunds('1') })
  expect(kinds(orders)).toEqual(['trade', 'deposit'])
  expect(kinds([refunded])).toEqual(['trade', 'deposit', 'refund'])
})

const NAMES: Record<string, { symbol: string; name: string }> = {
  [SOL]: { symbol: 'SOL', name: 'Wrapped SOL' },
  [USDC]: { symbol: 'USDC', name: 'USD Coin' },
}
const stateOf = (mint: string): TokenState => {
  const named = NAMES[mint]
  if (!named) return { kind: 'unknown', mint }
  return { kind: 'known', mint, token: { address: mint, decimals: 6, ...named } }
}

const dca = testRecurring({
  orderKey: 'DcaKey',
  createdAt: '2026-03-01T23:30:00.000Z',
  transactionSignature: 'OpenDca',
  trades: [
    testTrade({ confirmedAt: '2026-03-02T10:00:00.000Z', transactionSignature: 'FirstFill' }),
    testTrade({ confirmedAt: '2026-03-03T23:30:00.000Z', transactionSignature: 'SecondFill' }),
  ],
})
const limit = testRecurring({
  orderKey: 'OtherKey',
  inputMint: SOL,
  outputMint: 'NowhereMint',
  createdAt: '2026-03-04T00:00:00.000Z',
  transactionSignature: 'OpenOther',
})
const events = orderEvents([dca, limit], ({ orderKey }) => `Wallet of ${orderKey}`)
const seconds = (date: string) => Date.parse(date) / 1_000
const around: FilterSurroundings = {
  stateOf,
  answers: NO_ANSWERS,
  timeZone: 'UTC',
}
const signatures = (filters: EventFilters, change: Partial<FilterSurroundings> = {}) =>
  matchingEvents(events, filters, { ...around, ...change }).map(
    ({ transactionSignature }) => transactionSignature,
  )

describe('rows that match (behaviour 17.1, 17.2, 17.3)', () => {
  const ALL = ['OpenDca', 'FirstFill', 'SecondFill', 'OpenOther']
  it.each<[string, EventFilters, string[]]>([
    ['no filter: all', {}, ALL],
    ['text: a symbol, whatever its case', { text: 'usdc' }, ['OpenDca', 'FirstFill', 'SecondFill']],
    ['text: a part of a name', { text: 'WRAPPED' }, ['FirstFill', 'SecondFill', 'OpenOther']],
    ['text: a mint', { text: SOL }, ['FirstFill', 'SecondFill', 'OpenOther']],
    ['text: a deposit matches by its own token only', { text: 'nowhere' }, []],
    ['text: an order key', { text: 'dcak' }, ['OpenDca', 'FirstFill', 'SecondFill']],
    ['text: a signature', { text: 'secondf' }, ['SecondFill']],
    ['deposits', { kind: 'deposit' }, ['OpenDca', 'OpenOther']],
    [
      'a pair, with the deposits of its orders',
      { pair: { input: USDC, output: SOL } },
      ['OpenDca', 'FirstFill', 'SecondFill'],
    ],
    ['a pair whose orders have no trade', { pair: { input: SOL, output: 'Now' } }, ['OpenOther']],
    ['an order', { key: 'OtherKey' }, ['OpenOther']],
    ['an order by its key’s beginning', { key: 'Dca' }, ['OpenDca', 'FirstFill', 'SecondFill']],
    ['a wallet (behaviour 21.4)', { wallet: 'Wallet of Other' }, ['OpenOther']],
    ['several filters: all of them', { kind: 'trade', text: 'first' }, ['FirstFill']],
  ])('%s', (_, filters, expected) => {
    expect(signatures(filters)).toEqual(expected)
  })
})

describe('whole days, both included, in the table’s zone (behaviour 17.3)', () => {
  it.each<[string, EventFilters, string[]]>([
    ['UTC', { from: '2026-03-02' }, ['FirstFill', 'SecondFill', 'OpenOther']],
    ['UTC', { to: '2026-03-02' }, ['OpenDca', 'FirstFill']],
    ['UTC', { from: '2026-03-02', to: '2026-03-03' }, ['FirstFill', 'SecondFill']],
    ['UTC', { from: '2026-03-04' }, ['OpenOther']],
    ['Europe/Berlin', { from: '2026-03-02', to: '2026-03-02' }, ['OpenDca', 'FirstFill']],
    ['UTC', { from: '2026-03-03', to: '2026-03-02' }, []],
  ])('in %s: %j', (timeZone, filters, expected) => {
    expect(signatures(filters, { timeZone })).toEqual(expected)
  })
})

it('a row has a missing price even if only one of its two prices is missing (behaviour 17.3)', () => {
  const price = (mint: string, date: string) =>
    answered(mint, seconds(date) - (seconds(date) % 60), priced('birdeye'))
  const answers = withAnswers(
    NO_ANSWERS,
    [
      price(USDC, '2026-03-01T23:30:00.000Z'),
      price(USDC, '2026-03-02T10:00:00.000Z'),
      price(SOL, '2026-03-02T10:00:00.000Z'),
      price(SOL, '2026-03-03T23:30:00.000Z'),
    ],
    0,
  )
  expect(signatures({ price: 'missing' }, { answers })).toEqual(['SecondFill', 'OpenOther'])
  expect(signatures({}, { answers })).toHaveLength(events.length)
})
