import { type Order, orderId } from '@/lib/domain/orders/order'
import type { OrderPair } from '@/lib/domain/orders/order-pair'

/** What stands in a line of its own under a heading: a pair's parent, or an order. */
export type OrderEntry = { key: string; index: number; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's place in its pair, from 1 on */
  | { kind: 'order'; order: Order; place: number }
)

/** The pairs of a heading as one flat list; only several orders of a pair have a parent. */
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

/** Entries that follow each other, cut into the pairs that they belong to. */
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
