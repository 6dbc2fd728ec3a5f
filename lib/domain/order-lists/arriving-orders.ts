import { withoutCopies } from '@/lib/domain/orders/duplicate-orders'
import type { Order } from '@/lib/domain/orders/order'
import { oldestFirst } from '@/lib/domain/orders/order-pair'
import { allPages, isReading, type OrderList, type OrderPage } from './order-list'

/**
 * The orders of some lists, each once. While a list is read, what was there before keeps its
 * sorted place and new ones follow as they arrive; afterwards all are sorted, oldest first.
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

/** How many orders lists under way will have, about: as many a page as on those that are read. */
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
