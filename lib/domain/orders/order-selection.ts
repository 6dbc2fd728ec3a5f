import { type Order, type OrderPair, pairIdOf } from './order'

/**
 * The visitor's clicks, which also decide about orders that load later (behaviour 2.9). A click on an order counts
 * first, then one on its pair's parent, then 'Select all' or 'Deselect all', then the order keys in the URL. If the
 * URL has none, all orders are selected. A click forgets the earlier clicks that it covers.
 */
export type OrderSelection = {
  /** The order keys in the URL's `o` parameters; undefined if it has none. */
  preselected: ReadonlySet<string> | undefined
  /** By order key, pair id or `ALL`: whether the last click on it selected. */
  clicks: ReadonlyMap<string, boolean>
}

/** Stands for 'Select all' and 'Deselect all'. No order key has a space, and pair ids begin with a section's name. */
const ALL = 'all orders'

export function initialSelection(orderKeys: readonly string[]): OrderSelection {
  const preselected = orderKeys.length > 0 ? new Set(orderKeys) : undefined
  return { preselected, clicks: new Map() }
}

export function isSelected({ clicks, preselected }: OrderSelection, order: Order): boolean {
  return (
    clicks.get(order.orderKey) ??
    clicks.get(pairIdOf(order)) ??
    clicks.get(ALL) ??
    preselected?.has(order.orderKey) ??
    true
  )
}

/**
 * Returns the order keys for the URL that restores a selection (behaviour 2.12). Before a click on 'Select all'
 * or 'Deselect all', they include the keys in the current URL whose orders aren't loaded yet. There are none
 * if nothing is selected, or if all orders are selected, later ones included.
 */
export function keysToRestore(selection: OrderSelection, orders: readonly Order[]): string[] {
  const { preselected } = selection
  const clickedAll = selection.clicks.get(ALL)
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

export function selectOrders(
  selection: OrderSelection,
  orders: readonly Order[],
  checked: boolean,
): OrderSelection {
  const clicks = new Map(selection.clicks)
  for (const { orderKey } of orders) clicks.set(orderKey, checked)
  return { ...selection, clicks }
}

/** Returns the selection after a click on a pair's parent, which also decides about later orders. */
export function selectPair(
  selection: OrderSelection,
  pair: OrderPair,
  checked: boolean,
): OrderSelection {
  const clicks = new Map(selection.clicks).set(pair.pairId, checked)
  for (const order of pair.orders) clicks.delete(order.orderKey)
  return { ...selection, clicks }
}

/** Returns the selection after 'Select all' or 'Deselect all', which also decide about later orders. */
export function selectAll({ preselected }: OrderSelection, checked: boolean): OrderSelection {
  return { preselected, clicks: new Map([[ALL, checked]]) }
}

/** Returns the orders whose keys a trades URL has; `notFound` counts keys without an order (behaviour 5.1). */
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
export function orderKeysByKind(orders: readonly Order[]) {
  const keysOf = (kind: Order['kind']) =>
    orders.filter((order) => order.kind === kind).map((order) => order.orderKey)
  return { recurring: keysOf('recurring'), trigger: keysOf('trigger') }
}
