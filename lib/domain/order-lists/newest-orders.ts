import { betterCopy, newerCopy } from '@/lib/domain/orders/duplicate-orders'
import { type Order, orderId } from '@/lib/domain/orders/order'
import type { OrderList, OrderPage } from './order-list'

/**
 * The orders of some lists by their identity, each once. Within a list what was read last counts, of
 * two lists the better copy; a copy that left its list counts least (behaviour 3.12).
 */
export function newestOrders(lists: readonly OrderList[]): ReadonlyMap<string, Order> {
  const departed = byReading(lists.flatMap((list) => list.departed))
  const current = new Map<string, Order>()
  for (const list of lists) {
    for (const [id, order] of byReading([...list.otherPages, ...list.pages])) {
      const known = current.get(id)
      current.set(id, known ? betterCopy(known, order) : order)
    }
  }
  const all = new Map(departed)
  for (const [id, order] of current) {
    const left = departed.get(id)
    all.set(id, left ? newerCopy(left, order) : order)
  }
  return all
}

/** Each order as it was read last. */
function byReading(pages: readonly OrderPage[]): Map<string, Order> {
  const orders = new Map<string, Order>()
  for (const page of [...pages].sort((a, b) => a.readAtMs - b.readAtMs)) {
    for (const order of page.orders) {
      const id = orderId(order)
      const known = orders.get(id)
      orders.set(id, known ? newerCopy(known, order) : order)
    }
  }
  return orders
}
