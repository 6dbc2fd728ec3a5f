import { type Order, orderId, type OrderSection } from '@/lib/domain/orders/order'
import { groupByPair, type OrderPair } from '@/lib/domain/orders/order-pair'

/** One line under a heading: a pair's parent, or an order. */
export type OrderEntry = { key: string; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's position in its pair, from 1 */
  | { kind: 'order'; order: Order; place: number }
)

export type EntriesBySection = ReadonlyMap<OrderSection, readonly OrderEntry[]>

/** Returns the lines of each heading; only a pair of several orders has a parent (behaviour 2.4). */
export function orderEntries(orders: readonly Order[]): EntriesBySection {
  const sections = new Map<OrderSection, OrderEntry[]>()
  for (const pair of groupByPair(orders)) {
    const entries = sections.get(pair.section) ?? []
    sections.set(pair.section, entries)
    if (pair.orders.length > 1) entries.push({ kind: 'parent', key: pair.pairId, pair })
    for (const [at, order] of pair.orders.entries()) {
      entries.push({ kind: 'order', key: orderId(order), pair, order, place: at + 1 })
    }
  }
  return sections
}

/** Groups consecutive entries by their pair. */
export function entriesByPair<T extends OrderEntry>(entries: readonly T[]): T[][] {
  const groups: T[][] = []
  let last: OrderPair | undefined
  for (const entry of entries) {
    if (entry.pair === last) groups.at(-1)?.push(entry)
    else groups.push([entry])
    last = entry.pair
  }
  return groups
}
