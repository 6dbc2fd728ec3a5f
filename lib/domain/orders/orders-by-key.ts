import type { Order } from './order'

/**
 * The orders that the URL of the trades page names, recurring orders and triggers each by keys of
 * their own, and how many of the keys name no order (behaviour 5.1).
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

/** The keys of some orders, as the URL of the trades page takes them (behaviour 11.1). */
export function orderKeysByKind(orders: readonly Order[]): {
  recurring: string[]
  trigger: string[]
} {
  const keysOf = (kind: Order['kind']) =>
    orders.filter((order) => order.kind === kind).map((order) => order.orderKey)
  return { recurring: keysOf('recurring'), trigger: keysOf('trigger') }
}
