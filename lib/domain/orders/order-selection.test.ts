/** @jest-environment node */
import fc from 'fast-check'
import type { Order } from './order'
import { type OrderPair, pairIdOf } from './order-pair'
import {
  initialSelection,
  isSelected,
  orderKeysByKind,
  type OrderSelection,
  selectedOrders,
  selectOrders,
  selectPair,
} from './order-selection'
import {
  distinctOrders,
  sampleRecurring,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'

const a = sampleRecurring({ orderKey: 'KeyA' })
const b = sampleRecurring({ orderKey: 'KeyB' })
const later = sampleRecurring({ orderKey: 'Later' })
const elsewhere = sampleRecurring({ orderKey: 'KeyC', outputMint: 'OtherMint' })
const pair = pairWith([a, b])

describe('query param o lists order keys', () => {
  it.each([
    ['only those are pre-checked', ['KeyB'], [b]],
    ['several', ['KeyA', 'KeyC'], [a, elsewhere]],
    ['keys of no order check none', ['Unknown'], []],
    ['if none is given, all are checked', [], [a, b, elsewhere]],
  ])('%s', (_, keys, expected) => {
    expect(selectedOf(initialSelection(keys), [a, b, elsewhere])).toEqual(expected)
  })
})

describe('a click on the parent (behaviour 2.9)', () => {
  const none = selectPair(initialSelection([]), pair, false)

  it('changes all its children, and no other order', () => {
    expect(selectedOf(none, [a, b, elsewhere])).toEqual([elsewhere])
  })

  it('overrides earlier clicks on its children; a later click on a child overrides it', () => {
    const clicked = selectPair(selectOrders(initialSelection([]), [a], true), pair, false)
    expect(isSelected(clicked, a)).toBe(false)
    expect(selectedOf(selectOrders(clicked, [a], true), [a, b])).toEqual([a])
  })
})

it.each([
  [true, [b], [a, b]],
  [false, [a, b], []],
  [false, [], [a]],
])('several orders at once are selected: %s, and no other one', (checked, clicked, selected) => {
  const selection = selectOrders(initialSelection(['KeyA']), clicked, checked)
  expect(selectedOf(selection, [a, b])).toEqual(selected)
})

describe('orders that arrive later', () => {
  it.each([
    ['follow their pair’s last click on the parent', selectPair(initialSelection([]), pair, false)],
    ['else the same default: what o lists', initialSelection(['KeyA'])],
  ])('%s: unchecked', (_, selection) => {
    expect(isSelected(selection, later)).toBe(false)
  })

  it.each([
    [
      'follow their pair’s last click on the parent, over what o lists',
      selectPair(initialSelection(['KeyA']), pair, true),
    ],
    ['else the same default: everything', selectOrders(initialSelection([]), [a], false)],
  ])('%s: checked', (_, selection) => {
    expect(isSelected(selection, later)).toBe(true)
  })
})

describe('after any clicks', () => {
  const anyClicks = fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.boolean()), { maxLength: 8 })
  const anyCase = fc.record({ orders: distinctOrders, clicks: anyClicks, at: fc.nat() })

  it('a click on an order decides about it and about no other', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), ({ orders, clicks, at }, checked) => {
        const before = clickAll(orders, clicks)
        const clicked = orders[at % orders.length]
        fc.pre(clicked !== undefined)
        const after = selectOrders(before, [clicked], checked)
        for (const order of orders) {
          expect(isSelected(after, order)).toBe(
            order === clicked ? checked : isSelected(before, order),
          )
        }
      }),
      { numRuns: 200 },
    )
  })
})

/** Clicks on a parent (true) or an order, each with the place of an order and the new state. */
function clickAll(orders: Order[], clicks: [boolean, number, boolean][]): OrderSelection {
  return clicks.reduce((selection, [onParent, place, checked]) => {
    const order = orders[place % orders.length]
    if (!order) return selection
    return onParent
      ? selectPair(selection, pairOf(order, orders), checked)
      : selectOrders(selection, [order], checked)
  }, initialSelection([]))
}

function pairOf(order: Order, orders: Order[]): OrderPair {
  return pairWith([order, ...orders.filter((other) => other !== order)])
}

/** The pair of the first order, with those of the others that belong to it. */
function pairWith(orders: [Order, ...Order[]]): OrderPair {
  const pairId = pairIdOf(orders[0])
  const own = orders.filter((order) => pairIdOf(order) === pairId)
  return { pairId, inputMint: USDC, outputMint: SOL, orders: own }
}

function selectedOf(selection: OrderSelection, orders: Order[]): Order[] {
  return orders.filter((order) => isSelected(selection, order))
}

const trigger = sampleTrigger({ orderKey: 'KeyA' })
const other = sampleTrigger({ orderKey: 'KeyB' })
const byKey = [a, trigger, other]

describe('the orders of the keys under the names recurring and trigger', () => {
  it.each([
    ['each kind by its own keys', ['KeyA'], ['KeyB'], [a, other], 0],
    ['a key under the other name names none', ['KeyB'], [], [], 1],
    ['a key given twice counts once', ['KeyA', 'KeyA'], [], [a], 0],
    ['a key of no order is counted', ['KeyA', 'Lost'], ['Lost'], [a], 2],
    ['no keys', [], [], [], 0],
  ])('%s', (_, recurringKeys, triggerKeys, selected, notFound) => {
    const keys = { recurring: recurringKeys, trigger: triggerKeys }
    expect(selectedOrders(byKey, keys)).toEqual({ selected, notFound })
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
  expect(orderKeysByKind([other, a, trigger])).toEqual({
    recurring: ['KeyA'],
    trigger: ['KeyB', 'KeyA'],
  })
})
