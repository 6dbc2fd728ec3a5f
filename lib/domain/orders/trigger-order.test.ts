/** @jest-environment node */
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { isListed, isOpen } from './trigger-order'

describe('a trigger order is open when status is ‘Open’', () => {
  it.each([
    ['Open', true],
    ['Completed', false],
    ['Cancelled', false],
    ['Expired', false],
    ['open', false],
    ['', false],
  ])('%s', (status, expected) => {
    expect(isOpen(sampleTrigger({ status }))).toBe(expected)
  })

  it('whichever list it came from', () => {
    expect(isOpen(sampleTrigger({ status: 'Open', orderStatus: 'history' }))).toBe(true)
  })
})

it('a trigger order is listed only with at least one trade (behaviour 2.14)', () => {
  const traded = sampleTrigger()
  expect(traded.trades.length).toBeGreaterThan(0)
  expect(isListed(traded)).toBe(true)
  expect(isListed(sampleTrigger({ trades: [] }))).toBe(false)
})
