/** @jest-environment node */
import { depositedAmount, INVALID_ACCOUNT_TYPE, ORDER_TYPES, orderType } from './order'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'

describe('the type of an order, in the words of behaviour 9.3', () => {
  it.each([
    ['recurring time', sampleRecurring({ recurringType: 'time' })],
    ['recurring price', sampleRecurring({ recurringType: 'price' })],
    ['trigger', sampleTrigger()],
  ])('%s', (type, order) => {
    expect(orderType(order)).toBe(type)
    expect(ORDER_TYPES).toContain(type)
  })

  it('there is no fourth', () => {
    expect(ORDER_TYPES).toHaveLength(3)
    expect(INVALID_ACCOUNT_TYPE).toBe('Invalid account type')
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
