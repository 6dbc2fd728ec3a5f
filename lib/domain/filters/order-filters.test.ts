/** @jest-environment node */
import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  ALL_ORDERS,
  isUnfiltered,
  matchingOrders,
  type OrderFilters,
  orderState,
} from './order-filters'

const NOW = Date.UTC(2026, 10, 25)

const stateOf = (mint: string): TokenState =>
  mint === USDC
    ? {
        kind: 'known',
        mint,
        token: { address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
      }
    : { kind: 'unknown', mint }

const newerOrder = (status: string) =>
  sampleRecurring({
    status,
    orderStatus: 'active',
    newer: { yieldAmount: undefined, failedRounds: 0, movedRounds: 0 },
  })

describe('the state of an order (behaviour 17.15)', () => {
  it.each<[string, Order, string | undefined]>([
    ['an active recurring order', sampleRecurring({ orderStatus: 'active' }), 'open'],
    ['a past one with nothing left', sampleRecurring({ inWithdrawn: '0.00' }), 'finished'],
    [
      'a past one that its owner closed with something left',
      sampleRecurring({ inWithdrawn: '0.01', closedBy: 'owner' }),
      'cancelled',
    ],
    [
      'one that ended with something left',
      sampleRecurring({ inWithdrawn: '0.01', closedBy: undefined }),
      'finished',
    ],
    ['one without details', sampleRecurring({ inWithdrawn: undefined }), 'finished'],
    ['an open trigger', sampleTrigger({ status: 'Open' }), 'open'],
    ['a cancelled one', sampleTrigger({ status: 'Cancelled' }), 'cancelled'],
    ['an expired one', sampleTrigger({ status: 'Expired' }), 'expired'],
    [
      'one that Jupiter still calls open after its expiry',
      sampleTrigger({ status: 'Open', expiredAt: '2026-11-23T10:00:00.000Z' }),
      'expired',
    ],
    [
      'an open one before its expiry',
      sampleTrigger({ status: 'Open', expiredAt: '2026-11-26T10:00:00.000Z' }),
      'open',
    ],
    ['one of another status', sampleTrigger({ status: 'Paused' }), undefined],
    ['a newer recurring order, open', newerOrder('Open'), 'open'],
    ['one that is completed, on whichever list', newerOrder('Completed'), 'finished'],
    ['one that is cancelled', newerOrder('Cancelled'), 'cancelled'],
    ['one that is being paid back', newerOrder('Withdrawing'), undefined],
    ['one whose deposit failed', newerOrder('Deposit failed'), undefined],
  ])('%s', (_, order, state) => {
    expect(orderState(order, NOW)).toBe(state)
  })
})

it.each<[string, Partial<OrderFilters>, boolean]>([
  ['none', {}, true],
  ['a text of spaces', { text: '  ' }, true],
  ['a text', { text: 'a' }, false],
  ['a box', { isTradedOnly: true }, false],
  ['a state', { state: 'open' }, false],
])('no filter is active: %s', (_, change, expected) => {
  expect(isUnfiltered({ ...ALL_ORDERS, ...change })).toBe(expected)
})

it('an order whose only trade has invalid data has traded (behaviour 3.12)', () => {
  const order = sampleRecurring({ outReceived: '0.6', trades: [] })
  const filters = { ...ALL_ORDERS, isTradedOnly: true }
  expect(matchingOrders([order], filters, stateOf, 0)).toEqual([order])
})

describe('orders that match (behaviour 17.15)', () => {
  const idle = sampleRecurring({ orderKey: 'Idle', orderStatus: 'active', outReceived: '0' })
  const lost = sampleRecurring({ orderKey: 'Lost', lostTrades: true })
  const traded = sampleRecurring({ orderKey: 'Traded', trades: [sampleTrade()] })
  const sale = sampleTrigger({ orderKey: 'Sale', inputMint: SOL, outputMint: 'MintOfNone' })
  const orders = [idle, lost, traded, sale]

  it.each<[string, Partial<OrderFilters>, string[]]>([
    ['no filter', {}, ['Idle', 'Lost', 'Traded', 'Sale']],
    ['a symbol in any case', { text: ' usdc ' }, ['Idle', 'Lost', 'Traded']],
    ['a mint, of the output too', { text: 'mintofnone' }, ['Sale']],
    [
      'with trades, those that were lost among them',
      { isTradedOnly: true },
      ['Lost', 'Traded', 'Sale'],
    ],
    ['open, with a text of spaces', { state: 'open', text: ' ' }, ['Idle']],
    [
      'all of them together',
      { state: 'finished', text: 'usdc', isTradedOnly: true },
      ['Lost', 'Traded'],
    ],
  ])('%s', (_, change, keys) => {
    const found = matchingOrders(orders, { ...ALL_ORDERS, ...change }, stateOf, NOW)
    expect(found.map(({ orderKey }) => orderKey)).toEqual(keys)
  })
})
