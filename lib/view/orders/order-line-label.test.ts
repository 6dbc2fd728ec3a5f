/** @jest-environment node */
import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
} from '@/lib/domain/testing/sample-orders'
import {
  ORDER_BADGES,
  ORDER_HEADINGS,
  startLabel,
  tokenLabel,
  triggerStatusLabel,
} from './order-line-label'
import { SOL_TOKEN } from '@/lib/view/testing/sample-events'

it('orders appear under the headings of the spec, in its order', () => {
  const headings = ['Recurring (Time)', 'Recurring (Price)', 'Triggers']
  expect(Object.values(ORDER_HEADINGS)).toEqual(headings)
})

it.each([
  ['recurring time', 'RT'],
  ['recurring price', 'RP'],
  ['trigger', 'T'],
] as const)('the badge of a %s order is %s', (type, text) => {
  expect(ORDER_BADGES[type].text).toBe(text)
})

it.each([
  ['Started', sampleRecurring()],
  ['Opened', sampleTrigger()],
])('%s stands before the date', (expected, order) => {
  expect(startLabel(order)).toBe(expected)
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
    expect(triggerStatusLabel(sampleTrigger({ status, trades }))).toBe(expected)
  })
})

describe('a token’s label', () => {
  const known = (change: { symbol?: string; name?: string }) =>
    ({ kind: 'known', mint: SOL, token: { ...SOL_TOKEN, ...change } }) as const

  it.each([
    ['its symbol', known({}), 'SOL'],
    ['its name without a symbol', known({ symbol: '' }), 'Wrapped SOL'],
    ['its mint without either', known({ symbol: '', name: '' }), SOL],
    ['Unknown (mint), the mint whole', { kind: 'unknown', mint: SOL } as const, `Unknown (${SOL})`],
  ])('%s', (_, state, expected) => {
    expect(tokenLabel(state)).toBe(expected)
  })
})
