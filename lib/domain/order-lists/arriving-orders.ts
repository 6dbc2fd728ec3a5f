import { withoutCopies } from '@/lib/domain/orders/duplicate-orders'
import type { Order } from '@/lib/domain/orders/order'
import { oldestFirst } from '@/lib/domain/orders/oldest-first'
import { allPages, isReading, type OrderList, type OrderPage } from './order-list'

/**
 * The orders of some lists, each once. While any list is read, no order moves: the orders that were
 * known before stand first, sorted, and new ones follow in the order they arrive. Once all lists
 * are read, all orders are sorted, oldest first (behaviour 3.5).
 */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  const pages = lists.flatMap(allPages)
  const starts = lists.filter(isReading).map((list) => list.startedAtMs)
  if (starts.length === 0) return oldestFirst(withoutCopies(ordersOn(pages)))
  const startedAtMs = Math.min(...starts)
  const before = pages.filter((page) => page.readAtMs < startedAtMs)
  const arriving = pages
    .filter((page) => page.readAtMs >= startedAtMs)
    .sort((a, b) => a.readAtMs - b.readAtMs)
  return withoutCopies([...oldestFirst(withoutCopies(ordersOn(before))), ...ordersOn(arriving)])
}

/**
 * How many orders the lists that are being read will have: an estimate, as many on every page as on
 * the pages that came. A list counts nothing before its first page, or once it is read.
 */
export function expectedOrders(lists: readonly OrderList[]): number {
  const counts = lists.filter(isReading).map(({ pages, totalPages = 0 }) => {
    const read = pages.reduce((sum, { orders }) => sum + orders.length, 0)
    return pages.length === 0 ? 0 : (totalPages * read) / pages.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

function ordersOn(pages: readonly OrderPage[]): Order[] {
  return pages.flatMap((page) => page.orders)
}
