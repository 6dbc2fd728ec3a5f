/** @jest-environment node */
import { sampleRecurring, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { countFilters, type EventFilters, isOfPair, kindsOf, knownFilters } from './event-filters'

const orders = [sampleRecurring({ orderKey: 'KeyOfTheFirstOrder' })]
const otherOrder = sampleRecurring({ orderKey: 'Other', inputMint: SOL, outputMint: 'Mint' })
const pair = { input: USDC.slice(0, 11), output: SOL.slice(0, 11) }

it.each<[string, number, EventFilters]>([
  ['none', 0, {}],
  ['those that are taken back do not count', 0, { text: undefined, from: undefined }],
  ['one', 1, { kind: 'trade' }],
  ['the two days are one', 1, { from: '2026-01-01', to: '2026-12-31' }],
  [
    'all',
    7,
    {
      ...{ text: 'a', kind: 'trade', pair, key: 'K', to: '2026-12-31', isUnpriced: true },
      wallet: 'W',
    },
  ],
])('how many filters are in use: %s', (_, count, filters) => {
  expect(countFilters(filters)).toBe(count)
})

describe('a pair and an order that none of the selected orders has are left out (behaviour 17.10)', () => {
  it.each<[string, EventFilters, EventFilters]>([
    ['both known', { pair, key: 'KeyOfTheFir' }, { pair, key: 'KeyOfTheFir' }],
    ['another order', { pair, key: 'KeyOfAnother' }, { pair }],
    ['the pair the other way round', { pair: { input: pair.output, output: pair.input } }, {}],
    ['a wallet that is shown', { wallet: 'Wal' }, { wallet: 'Wal' }],
    ['another wallet (behaviour 21.5)', { wallet: 'Other', kind: 'trade' }, { kind: 'trade' }],
    [
      'all else stays',
      { key: 'X', text: 'sol', kind: 'deposit' },
      { text: 'sol', kind: 'deposit' },
    ],
  ])('%s', (_, filters, known) => {
    expect(knownFilters(filters, orders, ['Wallet'])).toEqual(known)
    // One of several is enough.
    expect(knownFilters(filters, [...orders, otherOrder], ['Wallet', 'Second'])).toEqual(known)
  })
})

it('returns can be chosen where there are any (behaviour 17.3)', () => {
  const kinds = (some: typeof orders) => kindsOf(orderEvents(some, 'Wallet'))
  const returned = sampleRecurring({ closingSignature: 'Close', inWithdrawn: '1' })
  expect(kinds(orders)).toEqual(['trade', 'deposit'])
  expect(kinds([returned])).toEqual(['trade', 'deposit', 'returned'])
})

it('a pair is meant by how both mints begin', () => {
  expect(isOfPair(pair, { inputMint: USDC, outputMint: SOL })).toBe(true)
  expect(isOfPair(pair, { inputMint: SOL, outputMint: USDC })).toBe(false)
  expect(isOfPair({ ...pair, output: 'So2' }, { inputMint: USDC, outputMint: SOL })).toBe(false)
})
