import type { Order } from './order'
import { type OrderPair, pairIdOf } from './order-pair'

/**
 * Which orders are checked: the user's clicks over the default. A click on an order counts before
 * its pair's last click on the parent, and that before the default: what `o` lists, else all.
 */
export type OrderSelection = {
  /** The order keys of `o`; undefined where none is given: then all are checked (spec 2). */
  preselected: ReadonlySet<string> | undefined
  clickedOrders: ReadonlyMap<string, boolean>
  clickedPairs: ReadonlyMap<string, boolean>
}

/** The selection before any click. */
export function initialSelection(orderKeys: readonly string[]): OrderSelection {
  const preselected = orderKeys.length > 0 ? new Set(orderKeys) : undefined
  return { preselected, clickedOrders: new Map(), clickedPairs: new Map() }
}

/** Whether an order is checked, also one that was read after the clicks. */
export function isSelected(selection: OrderSelection, order: Order): boolean {
  return (
    selection.clickedOrders.get(order.orderKey) ??
    selection.clickedPairs.get(pairIdOf(order)) ??
    selection.preselected?.has(order.orderKey) ??
    true
  )
}

/** Whether all, some or none of a pair's orders are checked: the state of its parent checkbox. */
export function pairState(selection: OrderSelection, pair: OrderPair): 'all' | 'some' | 'none' {
  const count = pair.orders.filter((order) => isSelected(selection, order)).length
  if (count === 0) return 'none'
  return count === pair.orders.length ? 'all' : 'some'
}

/** The selection after a click on one order. */
export function selectOrder(
  selection: OrderSelection,
  order: Order,
  checked: boolean,
): OrderSelection {
  const clickedOrders = new Map(selection.clickedOrders).set(order.orderKey, checked)
  return { ...selection, clickedOrders }
}

/** The selection after a click on a pair's parent: all its children, and those yet to be read. */
export function selectPair(
  selection: OrderSelection,
  pair: OrderPair,
  checked: boolean,
): OrderSelection {
  const clickedOrders = new Map(selection.clickedOrders)
  for (const order of pair.orders) clickedOrders.delete(order.orderKey)
  const clickedPairs = new Map(selection.clickedPairs).set(pair.pairId, checked)
  return { ...selection, clickedOrders, clickedPairs }
}
