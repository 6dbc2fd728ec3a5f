import { type Order, orderId } from '@/lib/domain/orders/order'
import type { OrderPair } from '@/lib/domain/orders/order-pair'

/** One line under a heading: a pair's parent, or an order. */
export type OrderEntry = { key: string; index: number; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's position in its pair, from 1 */
  | { kind: 'order'; order: Order; place: number }
)

/** Returns the lines of a heading; only a pair of several orders has a parent (behaviour 2.4). */
export function orderEntries(pairs: readonly OrderPair[]): OrderEntry[] {
  const entries: OrderEntry[] = []
  for (const pair of pairs) {
    if (pair.orders.length > 1) {
      entries.push({ kind: 'parent', key: pair.pairId, index: entries.length, pair })
    }
    for (const [at, order] of pair.orders.entries()) {
      const index = entries.length
      entries.push({ kind: 'order', key: orderId(order), index, pair, order, place: at + 1 })
    }
  }
  return entries
}

/** Groups consecutive entries by their pair. */
export function entriesByPair(entries: readonly OrderEntry[]): OrderEntry[][] {
  const groups: OrderEntry[][] = []
  let last: OrderPair | undefined
  for (const entry of entries) {
    if (entry.pair === last) groups.at(-1)?.push(entry)
    else groups.push([entry])
    last = entry.pair
  }
  return groups
}
