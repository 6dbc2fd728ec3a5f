/** @jest-environment node */
import { isActive } from './recurring-order'
import { sampleRecurring } from '@/lib/domain/testing/sample-orders'

describe('a recurring order is active when orderStatus is ‘active’', () => {
  it.each([
    ['active', true],
    ['history', false],
  ] as const)('%s', (orderStatus, expected) => {
    expect(isActive(sampleRecurring({ orderStatus }))).toBe(expected)
  })
})
