/** @jest-environment node */
import { testRecurring, testTrade, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { ALL_ORDERS, isUnfiltered, matchingOrders, type OrderFilters } from './order-filters'

const NOW = Date.UTC(2026, 10, 25)

const stateOf = (mint: string): TokenState =>
  mint === USDC
    ? {
        kind: 'known',
        mint,
        token: { address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
      }
    : { kind: 'unknown', mint }

it.each<[string, Partial<OrderFilters>, boolean]>([
  ['none', {}, true],
  ['a text of spaces', { text: '  ' }, true],
  ['a text', { text: 'a' }, false],
  ['the checkbox', { isTradedOnly: true }, false],
  ['a state', { state: 'open' }, false],
])('any filter but a text of spaces is active: %s', (_, change, expected) => {
  expect(isUnfiltered({ ...ALL_ORDERS, ...change })).toBe(expected)
})

it('an order whose only trade has invalid data counts as traded (behaviour 3.12)', () => {
  const order = testRecurring({ received: '0.6', trades: [] })
  const filters = { ...ALL_ORDERS, isTradedOnly: true }
  expect(matchingOrders([order], filters, stateOf, 0)).toEqual([order])
})

describe('orders that match (behaviour 17.15)', () => {
  const idle = testRecurring({ orderKey: 'Idle', orderStatus: 'active', received: '0' })
  const lost = testRecurring({ orderKey: 'Lost', lostTrades: true })
  const traded = testRecurring({ orderKey: 'Traded', trades: [testTrade()] })
  const sale = testTrigger({ orderKey: 'Sale', inputMint: SOL, outputMint: 'MintOfNone' })
  const orders = [idle, lost, traded, sale]

  it.each<[string, Partial<OrderFilters>, string[]]>([
    ['no filter', {}, ['Idle', 'Lost', 'Traded', 'Sale']],
    ['a symbol in lower case', { text: ' usdc ' }, ['Idle', 'Lost', 'Traded']],
    ['a mint, of the output too', { text: 'mintofnone' }, ['Sale']],
    ['with trades, lost ones included', { isTradedOnly: true }, ['Lost', 'Traded', 'Sale']],
    ['open, with a text of spaces', { state: 'open', text: ' ' }, ['Idle']],
    [
      'all filters together',
      { state: 'finished', text: 'usdc', isTradedOnly: true },
      ['Lost', 'Traded'],
    ],
  ])('%s', (_, change, keys) => {
    const matches = matchingOrders(orders, { ...ALL_ORDERS, ...change }, stateOf, NOW)
    expect(matches.map(({ orderKey }) => orderKey)).toEqual(keys)
  })
})
