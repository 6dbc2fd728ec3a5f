import { type Order, orderId } from './order'

/**
 * One order can come twice: from two lists, or from two readings of one. Of two copies the one to
 * believe: the copy with more trades, then the later `updatedAt`, then the one from an active list
 * (behaviour 3.12); the first where all are alike.
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

/** Every order once, its better copy at the place of the first one. */
export function withoutCopies(orders: Iterable<Order>): Order[] {
  const byId = new Map<string, Order>()
  for (const order of orders) {
    const id = orderId(order)
    const known = byId.get(id)
    byId.set(id, known ? betterCopy(known, order) : order)
  }
  return [...byId.values()]
}
