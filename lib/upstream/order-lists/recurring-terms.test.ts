/** @jest-environment node */
import { parseRecurringOrders } from './recurring-orders-page'
import { recurringAnswer, recurringOrderItem } from '@/lib/upstream/testing/sample-jupiter-answers'

const BY_PRICE = { recurringType: 'price', userClosed: undefined }

describe('what Jupiter tells of a recurring order (behaviour 3.17)', () => {
  it.each([
    ['inUsed and the refund', {}, { inUsed: '50', inWithdrawn: '50', outReceived: '0.3' }],
    ['an amount that cannot be read', { inUsed: 'some' }, { inUsed: undefined }],
    ['what a trade takes', {}, { perCycle: '25', everySeconds: 86_400 }],
    ['the cycle as a number', { cycleFrequency: 3600 }, { everySeconds: 3600 }],
    ['a cycle of 0', { cycleFrequency: '0' }, { everySeconds: undefined }],
    ['a cycle that is none', { cycleFrequency: {} }, { everySeconds: undefined }],
    ['half a second', { cycleFrequency: 0.5 }, { everySeconds: undefined }],
    ['bounds', { minOutAmount: '0.15', maxOutAmount: '0.2' }, { minOutAmount: '0.15' }],
    ['a bound of 0, which is none', { maxOutAmount: '0.000' }, { maxOutAmount: undefined }],
    [
      'by price: the dollars that it grows by',
      { ...BY_PRICE, incrementalUsdValue: '30', orderInterval: '3600' },
      { perCycle: '30', everySeconds: 3600 },
    ],
  ])('%s', (_, change, expected) => {
    expect(ordersOf(change)).toMatchObject([expected])
  })

  it.each([
    ['its owner', { userClosed: true }, 'owner'],
    ['its owner, without a transaction', { userClosed: true, closeTx: '' }, 'owner'],
    ['Jupiter, once it was finished', { userClosed: false }, 'Jupiter'],
    ['nobody yet', { userClosed: false, closeTx: '' }, undefined],
    ['nobody that is told', { userClosed: undefined }, undefined],
    ['by price: its owner', { ...BY_PRICE, closedBy: 'Wa11et…' }, 'owner'],
    ['by price: another', { ...BY_PRICE, closedBy: 'Keep…' }, 'Jupiter'],
    ['by price: nobody that is told', { ...BY_PRICE, closedBy: '' }, undefined],
  ])('closed by %s', (_, change, closedBy) => {
    expect(ordersOf(change)).toMatchObject([{ closedBy }])
  })
})

function ordersOf(change: Record<string, unknown>) {
  const text = recurringAnswer([recurringOrderItem(change)])
  return parseRecurringOrders(text, 'history').orders
}
