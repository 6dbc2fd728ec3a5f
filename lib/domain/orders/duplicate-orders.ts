import type { Order } from './order'

/**
 * Of two copies of one order the one to believe: the copy with more trades, then the later
 * updatedAt, then the active one; the first where all are alike.
 */
export function betterCopy(first: Order, second: Order): Order {
  if (first.trades.length !== second.trades.length) {
    return first.trades.length > second.trades.length ? first : second
  }
  if (first.updatedAt !== second.updatedAt) {
    return first.updatedAt > second.updatedAt ? first : second
  }
  if (first.orderStatus !== second.orderStatus) {
    return first.orderStatus === 'active' ? first : second
  }
  return first
}

/** Every order once, at the place of its first copy. */
export function withoutCopies(orders: Iterable<Order>): Order[] {
  const byKey = new Map<string, Order>()
  for (const order of orders) {
    const id = `${order.kind} ${order.orderKey}`
    const known = byKey.get(id)
    byKey.set(id, known ? betterCopy(known, order) : order)
  }
  return [...byKey.values()]
}
