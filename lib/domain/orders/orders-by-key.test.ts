/** @jest-environment node */
import fc from 'fast-check'
import { distinctOrders, sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { orderKeysByKind, selectedOrders } from './orders-by-key'

const recurring = sampleRecurring({ orderKey: 'KeyA' })
const trigger = sampleTrigger({ orderKey: 'KeyA' })
const other = sampleTrigger({ orderKey: 'KeyB' })
const orders = [recurring, trigger, other]

describe('the orders of the keys under the names recurring and trigger', () => {
  it.each([
    ['each kind by its own keys', ['KeyA'], ['KeyB'], [recurring, other], 0],
    ['a key under the other name names none', ['KeyB'], [], [], 1],
    ['a key given twice counts once', ['KeyA', 'KeyA'], [], [recurring], 0],
    ['a key of no order is counted', ['KeyA', 'Lost'], ['Lost'], [recurring], 2],
    ['no keys', [], [], [], 0],
  ])('%s', (_, recurringKeys, triggerKeys, selected, notFound) => {
    const keys = { recurring: recurringKeys, trigger: triggerKeys }
    expect(selectedOrders(orders, keys)).toEqual({ selected, notFound })
  })

  it('all keys of all orders select all, in their order', () => {
    fc.assert(
      fc.property(distinctOrders, (all) => {
        const keysOf = (kind: string) =>
          all.filter((order) => order.kind === kind).map((order) => order.orderKey)
        const keys = { recurring: keysOf('recurring').toReversed(), trigger: keysOf('trigger') }
        expect(selectedOrders(all, keys)).toEqual({ selected: all, notFound: 0 })
      }),
      { numRuns: 200 },
    )
  })
})

it('the keys of some orders stand by kind, in their order', () => {
  expect(orderKeysByKind([other, recurring, trigger])).toEqual({
    recurring: ['KeyA'],
    trigger: ['KeyB', 'KeyA'],
  })
})
