/** @jest-environment node */
import { testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { SOL_TOKEN } from '@/lib/view/testing/test-events'
import {
  SECTION_LABELS,
  orderDetailsLabel,
  pairLabel,
  startLabel,
  orderStatusLabel,
} from './order-label'

const NOW = Date.UTC(2026, 10, 25)
const createdAt = '2026-03-02T08:00:26.000Z'

it.each([
  ['Started', testRecurring({ createdAt })],
  ['Opened', testTrigger({ createdAt })],
])('the word %s precedes the start date', (word, order) => {
  expect(startLabel(order, 'UTC')).toEqual({ word, day: '02 Mar 2026', time: '08:00:26' })
})

it('the button to order details names kind and key (behaviour 5.4)', () => {
  expect(orderDetailsLabel('recurring time', '7YtFnzT5sGWVx1iqbZP7h7GcMzUe3xUg4e3gDfhgAsU')).toBe(
    'Order details: Recurring order (time) 7YtF…gAsU',
  )
})

it.each([
  [
    'a known one by its symbol',
    { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN },
    'SOL to Unknown (SomeMint)',
  ],
  [
    'a loading one by its mint',
    { kind: 'loading', mint: 'OtherMint' },
    'OtherMint to Unknown (SomeMint)',
  ],
  [
    'a look-alike with its warning',
    { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN, imitates: 'SOL' },
    'SOL (Not the verified SOL) to Unknown (SomeMint)',
  ],
] as const)("a pair's group is named after its tokens, %s", (_, input, label) => {
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
    ['Expired', 3, 'Expired after 3 trades'],
    ['Expired', 0, 'Expired'],
    ['Paused', 1, 'Paused after 1 trade'],
  ])('%s with %d trades: %s', (status, count, expected) => {
    const trades = Array.from({ length: count }, () => testTrade())
    expect(orderStatusLabel(testTrigger({ status, trades }), NOW, 'UTC')).toBe(expected)
  })

  const expiredAt = '2026-11-23T10:00:00.000Z'

  it.each([
    ['a minute before its expiry', '2026-11-23T09:59:00Z', 'Open with 1 trade so far'],
    ['at its expiry', expiredAt, 'Open with 1 trade so far · expired 23 Nov 2026'],
    ['two days later', '2026-11-25T10:00:00Z', 'Open with 1 trade so far · expired 23 Nov 2026'],
  ])('of an open trigger, %s (behaviour 2.6)', (_, now, expected) => {
    const open = testTrigger({ status: 'Open', expiredAt, trades: [testTrade()] })
    expect(orderStatusLabel(open, Date.parse(now), 'UTC')).toBe(expected)
  })

  it('of a closed trigger: nothing about its expiry', () => {
    const closed = testTrigger({ status: 'Completed', expiredAt, trades: [testTrade()] })
    expect(orderStatusLabel(closed, NOW, 'UTC')).toBe('Completed after 1 trade')
  })
})

it.each([
  ['Open', 'Open'],
  ['Completed', 'Completed after 1 trade'],
  ['Deposit failed', 'Deposit failed after 1 trade'],
  [undefined, undefined],
])('the status of a recurring order that Jupiter calls %s (behaviour 25.16)', (status, label) => {
  expect(orderStatusLabel(testRecurring({ status, trades: [testTrade()] }), NOW, undefined)).toBe(
    label,
  )
})

it.each([
  ['newer recurring', 'DCA2'],
  ['newer trigger', 'T2'],
  ['recurring time', 'RT'],
  ['recurring price', 'RP'],
  ['trigger', 'T'],
] as const)('the badge of a %s order is %s', (type, text) => {
  expect(SECTION_LABELS[type].badge).toBe(text)
})
