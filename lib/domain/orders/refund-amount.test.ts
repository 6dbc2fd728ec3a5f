/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { refundAmount } from './refund-amount'

describe('the refund of a closed order (behaviour 16.1)', () => {
  it.each([
    ['what a closed recurring order gave back', { inWithdrawn: '50' }, '50'],
    ['the least there is', { inWithdrawn: '0.000000001' }, '0.000000001'],
    ['nothing', { inWithdrawn: '0.000' }, undefined],
    ['an amount that is unknown', { inWithdrawn: undefined }, undefined],
    ['no closing transaction', { inWithdrawn: '50', closingSignature: '' }, undefined],
    ['an active order', { inWithdrawn: '50', orderStatus: 'active' as const }, undefined],
  ])('recurring: %s', (_, change, expected) => {
    expect(refundAmount(sampleRecurring(change))).toBe(expected)
  })

  it.each([
    ['what a cancelled one had left', { status: 'Cancelled' }, '0.5'],
    ['what one with an unknown status had left', { status: 'Expired' }, '0.5'],
    ['an open one', { status: 'Open' }, undefined],
    ['nothing left', { remainingMakingAmount: '0' }, undefined],
    ['an amount that is unknown', { remainingMakingAmount: undefined }, undefined],
    ['no closing transaction', { status: 'Cancelled', closingSignature: '' }, undefined],
  ])('trigger: %s', (_, change, expected) => {
    expect(refundAmount(sampleTrigger({ remainingMakingAmount: '0.5', ...change }))).toBe(expected)
  })
})
