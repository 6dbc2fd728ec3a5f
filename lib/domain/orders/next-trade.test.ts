/** @jest-environment node */
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import { nextTradeAt } from './next-trade'

const open = { orderStatus: 'active' as const, createdAt: '2026-02-01T10:00:00.000Z' }
const trades = ['2026-02-03T10:00:00.000Z', '2026-02-02T10:00:00.000Z'].map((confirmedAt) =>
  sampleTrade({ confirmedAt }),
)

it.each([
  ['one cycle after its last trade', { trades }, '2026-02-04T10:00:00.000Z'],
  ['one cycle after it was opened', {}, '2026-02-02T10:00:00.000Z'],
  ['a cycle that is not told', { everySeconds: undefined }, undefined],
  ['an order by price', { recurringType: 'price' as const }, undefined],
  ['a past order', { orderStatus: 'history' as const }, undefined],
])('when an order trades next (behaviour 16.8): %s', (_, change, expected) => {
  expect(nextTradeAt(sampleRecurring({ ...open, ...change }))).toBe(expected)
})
