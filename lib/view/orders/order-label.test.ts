/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { SOL_TOKEN } from '@/lib/view/testing/sample-events'
import {
  ORDER_BADGES,
  orderDetailsLabel,
  pairLabel,
  startLabel,
  orderStatusLabel,
} from './order-label'

const createdAt = '2026-03-02T08:00:26.000Z'

it.each([
  ['Started', sampleRecurring({ createdAt })],
  ['Opened', sampleTrigger({ createdAt })],
])('%s is before the date', (word, order) => {
  expect(startLabel(order, 'UTC')).toEqual({ word, day: '02 Mar 2026', time: '08:00:26' })
})

it('the button to order details names kind and key (behaviour 5.4)', () => {
  expect(orderDetailsLabel('recurring time', '7YtFnzT5sGWVx1iqbZP7h7GcMzUe3xUg4e3gDfhgAsU')).toBe(
    'Order details: Recurring order (time) 7YtF…gAsU',
  )
})

it.each([
  [
    'by its symbol',
    { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN },
    'SOL to Unknown (SomeMint)',
  ],
  [
    'by its mint while it is asked for',
    { kind: 'loading', mint: 'OtherMint' },
    'OtherMint to Unknown (SomeMint)',
  ],
  [
    'that looks like another one, which it says',
    { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN, imitates: 'SOL' },
    'SOL (Not the verified SOL) to Unknown (SomeMint)',
  ],
] as const)("a pair's group is called by its tokens, a token %s", (_, input, label) => {
  expect(pairLabel(input, { kind: 'unknown', mint: 'SomeMint' })).toBe(label)
})

describe('trigger status text', () => {
  it.each([
    ['Completed', 0, 'Completed with no trades'],
    ['Completed', 1, 'Completed after 1 trade'],
    ['Completed', 2, 'Completed after 2 trades'],
    ['Cancelled', 0, 'Cancelled with no trades'],
    ['Cancelled', 1, 'Cancelled after 1 trade'],
    ['Cancelled', 7, 'Cancelled after 7 trades'],
    ['Open', 0, 'Open with no trades'],
    ['Open', 1, 'Open with 1 trade so far'],
    ['Open', 64, 'Open with 64 trades so far'],
    ['Expired', 3, 'Expired'],
  ])('%s with %d trades: %s', (status, count, expected) => {
    const trades = Array.from({ length: count }, () => sampleTrade())
    expect(orderStatusLabel(sampleTrigger({ status, trades }))).toBe(expected)
  })
})

it.each([
  ['Open', 'Open'],
  ['Completed', 'Completed after 1 trade'],
  ['Deposit failed', 'Deposit failed'],
  [undefined, undefined],
])('the status of a recurring order that Jupiter calls %s (behaviour 25.16)', (status, label) => {
  expect(orderStatusLabel(sampleRecurring({ status, trades: [sampleTrade()] }))).toBe(label)
})

it.each([
  ['newer recurring', 'DCA2'],
  ['newer trigger', 'T2'],
  ['recurring time', 'RT'],
  ['recurring price', 'RP'],
  ['trigger', 'T'],
] as const)('the badge of a %s order is %s', (type, text) => {
  expect(ORDER_BADGES[type].text).toBe(text)
})
