/** @jest-environment node */
import { depositedAmount, isOpen, orderType } from './order'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'

describe('the type of an order, in the words of behaviour 9.1', () => {
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
