/** @jest-environment node */
import { depositedAmount, isOpen, orderType, refundAmount } from './order'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'

describe('the type of an order, in the words of behaviour 9.3', () => {
  it.each([
    ['recurring time', sampleRecurring({ recurringType: 'time' })],
    ['recurring price', sampleRecurring({ recurringType: 'price' })],
    ['trigger', sampleTrigger()],
  ])('%s', (type, order) => {
    expect(orderType(order)).toBe(type)
  })
})

describe('an order is open (behaviour 2.6)', () => {
  it.each([
    ['a recurring one in the active list', sampleRecurring({ orderStatus: 'active' }), true],
    ['no past recurring one', sampleRecurring({ orderStatus: 'history' }), false],
    ['a trigger by its status', sampleTrigger({ status: 'Open', orderStatus: 'history' }), true],
    ['no completed trigger', sampleTrigger({ status: 'Completed', orderStatus: 'active' }), false],
    ['no trigger of another status', sampleTrigger({ status: 'open' }), false],
  ])('%s', (_, order, expected) => {
    expect(isOpen(order)).toBe(expected)
  })
})

describe('the deposited amount', () => {
  it.each([
    ['of a recurring order is inDeposited', sampleRecurring({ inDeposited: '100.50' }), '100.50'],
    ['of a trigger order is makingAmount', sampleTrigger({ makingAmount: '2.0' }), '2.0'],
  ])('%s', (_, order, expected) => {
    expect(depositedAmount(order)).toBe(expected)
  })
})

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
