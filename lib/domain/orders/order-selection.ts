import type { Order } from './order'
import { type OrderPair, pairIdOf } from './order-pair'

/**
 * The visitor's clicks, so that orders that load later follow them. A click on an order overrides the
 * last click on its pair's parent, that the last 'Select all' or 'Deselect all', and that the default:
 * the orders in the URL, else all (behaviour 2.9).
 */
export type OrderSelection = {
  /** The order keys that the URL names under `o`; `undefined` if it names none. */
  preselected: ReadonlySet<string> | undefined
  clickedOrders: ReadonlyMap<string, boolean>
  clickedPairs: ReadonlyMap<string, boolean>
  /** What 'Select all' or 'Deselect all' said last; `undefined` before a click on either. */
  clickedAll: boolean | undefined
}

/** Returns the selection before any click. */
export function initialSelection(orderKeys: readonly string[]): OrderSelection {
  const preselected = orderKeys.length > 0 ? new Set(orderKeys) : undefined
  return { preselected, clickedOrders: new Map(), clickedPairs: new Map(), clickedAll: undefined }
}

/** Returns whether an order is selected. */
export function isSelected(selection: OrderSelection, order: Order): boolean {
  return (
    selection.clickedOrders.get(order.orderKey) ??
    selection.clickedPairs.get(pairIdOf(order)) ??
    selection.clickedAll ??
    selection.preselected?.has(order.orderKey) ??
    true
  )
}

/**
 * Returns the order keys of the URL that brings a selection back (behaviour 2.12): those that the URL has
 * now and that aren't loaded yet are selected, too. None if no order is selected, or all are and orders
 * that load later will be.
 */
export function keysToRestore(selection: OrderSelection, orders: readonly Order[]): string[] {
  const { preselected, clickedAll } = selection
  const selected = orders.filter((order) => isSelected(selection, order))
  const selectsLater = clickedAll ?? preselected === undefined
  if (selectsLater && selected.length === orders.length) return []
  const loaded = new Set(orders.map(({ orderKey }) => orderKey))
  const notLoaded = clickedAll === undefined ? [...(preselected ?? [])] : []
  return [
    ...selected.map(({ orderKey }) => orderKey),
    ...notLoaded.filter((orderKey) => !loaded.has(orderKey)),
  ]
}

/** Returns the selection after some orders were selected or deselected; others stay as they are. */
export function selectOrders(
  selection: OrderSelection,
  orders: readonly Order[],
  checked: boolean,
): OrderSelection {
  const clickedOrders = new Map(selection.clickedOrders)
  for (const { orderKey } of orders) clickedOrders.set(orderKey, checked)
  return { ...selection, clickedOrders }
}

/** Returns the selection after a click on a pair's parent, which also covers orders that load later. */
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

/** Returns the selection after 'Select all' or 'Deselect all', which also cover orders that load later. */
export function selectAll({ preselected }: OrderSelection, checked: boolean): OrderSelection {
  return { preselected, clickedOrders: new Map(), clickedPairs: new Map(), clickedAll: checked }
}

/**
 * Returns the orders that the URL of the trades page names, each kind by its own keys, and how many
 * keys name no order (behaviour 5.1).
 */
export function selectedOrders(
  orders: readonly Order[],
  keys: { recurring: readonly string[]; trigger: readonly string[] },
): { selected: Order[]; notFound: number } {
  const wanted = { recurring: new Set(keys.recurring), trigger: new Set(keys.trigger) }
  const selected = orders.filter((order) => wanted[order.kind].has(order.orderKey))
  const total = wanted.recurring.size + wanted.trigger.size
  return { selected, notFound: total - selected.length }
}

/** Returns the keys of some orders for the URL of the trades page (behaviour 11.1). */
export function orderKeysByKind(orders: readonly Order[]): {
  recurring: string[]
  trigger: string[]
} {
  const keysOf = (kind: Order['kind']) =>
    orders.filter((order) => order.kind === kind).map((order) => order.orderKey)
  return { recurring: keysOf('recurring'), trigger: keysOf('trigger') }
}
