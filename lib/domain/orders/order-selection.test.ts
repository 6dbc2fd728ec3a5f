/** @jest-environment node */
import fc from 'fast-check'
import { groupByPair } from './order'
import {
  initialSelection,
  isSelected,
  keysToRestore,
  orderKeysByKind,
  type OrderSelection,
  selectAll,
  selectedOrders,
  selectOrders,
  selectPair,
} from './order-selection'
import { distinctOrders, testRecurring, testTrigger } from '@/lib/domain/testing/test-orders'

const a = testRecurring({ orderKey: 'KeyA' })
const b = testRecurring({ orderKey: 'KeyB' })
const later = testRecurring({ orderKey: 'Later' })
const elsewhere = testRecurring({ orderKey: 'KeyC', outputMint: 'OtherMint' })
const allOn = initialSelection([])
const onlyA = initialSelection(['KeyA'])

/** The selection after a click on the parent checkbox of `a` and `b`. */
const afterParent = (selection: OrderSelection, isOn: boolean) =>
  groupByPair([a, b]).reduce((before, pair) => selectPair(before, pair, isOn), selection)

it.each([
  ['all by default', allOn, 'KeyA KeyB Later KeyC'],
  ['only those under o', initialSelection(['KeyB', 'KeyC', 'Unknown']), 'KeyB KeyC'],
  ['those under o and those clicked', selectOrders(onlyA, [b, elsewhere], true), 'KeyA KeyB KeyC'],
  ['a pair, including its orders that load later', afterParent(onlyA, true), 'KeyA KeyB Later'],
  ['none of a pair, while other orders stay selected', afterParent(allOn, false), 'KeyC'],
  ['a parent overrides earlier clicks', afterParent(selectOrders(allOn, [a], true), false), 'KeyC'],
  ['an order after its parent', selectOrders(afterParent(allOn, false), [a], true), 'KeyA KeyC'],
  ['none, not even those that load later', selectAll(afterParent(onlyA, true), false), ''],
  ['‘Select all’ overrides o', selectAll(onlyA, true), 'KeyA KeyB Later KeyC'],
  ['an order after ‘Deselect all’', selectOrders(selectAll(allOn, false), [a], true), 'KeyA'],
  ['a pair after ‘Deselect all’', afterParent(selectAll(allOn, false), true), 'KeyA KeyB Later'],
])('what is selected: %s (behaviour 2.9)', (_, selection, keys) => {
  const selected = [a, b, later, elsewhere].filter((order) => isSelected(selection, order))
  expect(selected.map(({ orderKey }) => orderKey).join(' ')).toBe(keys)
})

it.each([
  ['all, including those that load later', allOn, ''],
  ['some', selectOrders(allOn, [b], false), 'KeyA KeyC'],
  ['those under o, loaded or not', initialSelection(['KeyB', 'Later']), 'KeyB Later'],
  [
    'those under o but one that was deselected',
    selectOrders(initialSelection(['KeyA', 'KeyB']), [b], false),
    'KeyA',
  ],
  [
    'all those under o, but none that loads later',
    initialSelection(['KeyA', 'KeyB', 'KeyC']),
    'KeyA KeyB KeyC',
  ],
  ['‘Deselect all’ overrides o', selectAll(onlyA, false), ''],
  ['‘Select all’ overrides o', selectAll(onlyA, true), ''],
])(
  'the URL restores this selection and no older one: %s (behaviour 2.12)',
  (_, selection, keys) => {
    expect(keysToRestore(selection, [a, b, elsewhere]).join(' ')).toBe(keys)
  },
)

const trigger = testTrigger({ orderKey: 'KeyA' })
const other = testTrigger({ orderKey: 'KeyB' })

describe('the orders whose keys are under recurring and trigger (behaviour 5.1)', () => {
  it.each([
    ['each kind by its own keys', ['KeyA'], ['KeyB'], [a, other], 0],
    ['a key under the wrong name selects none', ['KeyB'], [], [], 1],
    ['a key given twice counts once', ['KeyA', 'KeyA'], [], [a], 0],
    ['a key that names no order is counted', ['KeyA', 'Lost'], ['Lost'], [a], 2],
  ])('%s', (_, recurring, triggerKeys, selected, notFound) => {
    const result = selectedOrders([a, trigger, other], { recurring, trigger: triggerKeys })
    expect(result).toEqual({ selected, notFound })
  })

  it('the keys of all orders select all of them, in their sequence', () => {
    fc.assert(
      fc.property(distinctOrders, (orders) => {
        const keys = orderKeysByKind(orders.toReversed())
        expect(selectedOrders(orders, keys)).toEqual({ selected: orders, notFound: 0 })
      }),
    )
  })
})
