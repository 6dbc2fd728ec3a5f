/** @jest-environment node */
import fc from 'fast-check'
import { ORDER_TYPES, type Order, orderId } from './order'
import { groupByPair } from './order-pair'
import { keepPlaces, ordersById } from './order-places'
import {
  distinctOrders,
  sampleRecurring,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'

const solToUsdc = { inputMint: SOL, outputMint: USDC }
const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const third = sampleRecurring({ orderKey: 'Third' })
const otherPair = sampleRecurring({ orderKey: 'OtherPair', ...solToUsdc })
const byPrice = sampleRecurring({ orderKey: 'ByPrice', recurringType: 'price' })
const trigger = sampleTrigger({ orderKey: 'Trigger' })
const otherTrigger = sampleTrigger({ orderKey: 'OtherTrigger' })

const pairOfFirst = groupByPair([first], 'recurring time')[0]?.pairId

/** What stands on the page from top to bottom: headings, parents of several orders, orders. */
function namesOf(orders: readonly Order[]): string[] {
  return ORDER_TYPES.flatMap((type) => [
    type,
    ...groupByPair(orders, type).flatMap(({ pairId, orders: children }) => [
      ...(children.length > 1 ? [pairId] : []),
      ...children.map(orderId),
    ]),
  ])
}

function keysAfter(drawn: readonly Order[], arrived: readonly Order[], lowest?: string): string[] {
  const orders = keepPlaces(drawn.map(orderId), [...drawn, ...arrived], lowest)
  return orders.slice(drawn.length).map(({ orderKey }) => orderKey)
}

describe('while lists are read, what is on screen keeps its place (behaviour 3.5)', () => {
  it('where nothing is on screen yet, all orders are drawn', () => {
    expect(keysAfter([], [first, trigger, second])).toEqual(['First', 'Trigger', 'Second'])
  })

  it.each([
    ['a child of a pair that ends above what stands lowest waits', orderId(trigger), [third], []],
    ['so does a new pair above it', orderId(trigger), [otherPair], []],
    ['and an order under a heading above it', orderId(trigger), [byPrice], []],
    [
      'and a second order that would bring a parent above the first',
      orderId(trigger),
      [otherTrigger],
      [],
    ],
    [
      'a child is added where its pair ends at the foot of the screen',
      orderId(second),
      [third],
      ['Third'],
    ],
    ['but not where the pair ends higher', 'recurring price', [third], []],
    [
      'a new pair is added where its heading ends at the foot',
      orderId(second),
      [otherPair],
      ['OtherPair'],
    ],
    ['an order under a later heading is added', orderId(second), [byPrice], ['ByPrice']],
    ['only those that may be are added', pairOfFirst, [third, byPrice], ['Third', 'ByPrice']],
    ['what stands lowest may be unknown', 'no such name', [otherTrigger], ['OtherTrigger']],
  ])('%s', (_, lowest, arrived, added) => {
    expect(keysAfter([first, second, trigger], arrived, lowest)).toEqual(added)
  })

  it('a parent that stands lowest keeps its place', () => {
    const parent = groupByPair([trigger, otherTrigger], 'trigger')[0]?.pairId
    expect(keysAfter([first, second, trigger, otherTrigger], [third], parent)).toEqual([])
  })

  it('an order that is gone leaves its place, and a newer copy takes it', () => {
    const copy = sampleRecurring({ orderKey: 'Second', updatedAt: '2026-03-01T00:00:00.000Z' })
    const drawn = [first, second].map(orderId)
    expect(keepPlaces(drawn, [trigger, copy], 'recurring time')).toEqual([copy, trigger])
  })

  it('a recurring order and a trigger with one key are two', () => {
    const twin = sampleTrigger({ orderKey: 'First' })
    expect(keepPlaces([orderId(first)], [first, twin], undefined)).toEqual([first, twin])
    expect(ordersById([orderId(twin)], [first, twin])).toEqual([twin])
  })

  it('nothing on screen ever moves, and nothing is drawn twice or lost', () => {
    fc.assert(
      fc.property(distinctOrders, fc.nat(), fc.nat(), (orders, split, at) => {
        const drawn = orders.slice(0, split % (orders.length + 1))
        const before = namesOf(drawn)
        const onScreen = before.slice(0, 1 + (at % before.length))
        const after = keepPlaces(drawn.map(orderId), orders, onScreen.at(-1))
        expect(namesOf(after).slice(0, onScreen.length)).toEqual(onScreen)
        expect(new Set(after).size).toBe(after.length)
        expect(drawn.every((order) => after.includes(order))).toBe(true)
      }),
    )
  })

  it('where the page is scrolled to its end, an order in the last place is drawn at once', () => {
    fc.assert(
      fc.property(distinctOrders, (orders) => {
        const arrived = sampleTrigger({ orderKey: 'Arrived', inputMint: 'NewMint' })
        const after = keepPlaces(orders.map(orderId), [...orders, arrived], namesOf(orders).at(-1))
        expect(after.at(-1)).toBe(arrived)
      }),
    )
  })
})
