import type { Order } from './order'

/** The orders that some keys name, each kind by its own keys, and how many keys name none. */
export function selectedOrders(
  orders: readonly Order[],
  keys: { recurring: readonly string[]; trigger: readonly string[] },
): { selected: Order[]; notFound: number } {
  const wanted = { recurring: new Set(keys.recurring), trigger: new Set(keys.trigger) }
  const selected = orders.filter((order) => wanted[order.kind].has(order.orderKey))
  const total = wanted.recurring.size + wanted.trigger.size
  return { selected, notFound: total - selected.length }
}

/** The keys of some orders, each kind by itself, as /trades takes them. */
export function orderKeysByKind(orders: readonly Order[]): {
  recurring: string[]
  trigger: string[]
} {
  const keysOf = (kind: Order['kind']) =>
    orders.filter((order) => order.kind === kind).map((order) => order.orderKey)
  return { recurring: keysOf('recurring'), trigger: keysOf('trigger') }
}
