import type { Order } from './order'

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

const mergedCopies = new WeakMap<Order, WeakMap<Order, Order>>()

/**
 * Of two readings of one order in one list the newer counts. Trades never vanish: where the newer one
 * has fewer, they are the older one's (behaviour 3.12). The same two always give the same object.
 */
export function newerCopy(older: Order, newer: Order): Order {
  if (newer.trades.length >= older.trades.length) return newer
  const byNewer = mergedCopies.get(older) ?? new WeakMap<Order, Order>()
  mergedCopies.set(older, byNewer)
  const merged = byNewer.get(newer) ?? { ...newer, trades: older.trades }
  byNewer.set(newer, merged)
  return merged
}
