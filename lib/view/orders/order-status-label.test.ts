/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { recurringStatusLabel, triggerStatusLabel } from './order-status-label'

it.each([
  ['active', 'Open'],
  ['history', undefined],
] as const)('the badge of a recurring order that is %s: %s', (orderStatus, expected) => {
  expect(recurringStatusLabel(sampleRecurring({ orderStatus }))).toBe(expected)
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
