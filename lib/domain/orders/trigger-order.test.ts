/** @jest-environment node */
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { isOpen } from './trigger-order'

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
