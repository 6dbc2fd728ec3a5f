import { type Order, orderId } from '@/lib/domain/orders/order'
import { oldestFirst } from '@/lib/domain/orders/oldest-first'
import { ordersById } from './merge-readings'
import { allPages, isLoading, type OrderList, type OrderPage } from './order-list'

/**
 * The orders of some lists, each once. While any list is read, no order moves: the orders that were
 * known before stand first, sorted, and new ones follow in the order they arrive. Once all lists
 * are read, all orders are sorted, oldest first (behaviour 3.5).
 */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  const newest = ordersById(lists)
  const starts = lists.filter(isLoading).map((list) => list.startedAtMs)
  if (starts.length === 0) return oldestFirst([...newest.values()])
  const startedAtMs = Math.min(...starts)
  const isBefore = (page: OrderPage) => page.loadedAtMs < startedAtMs
  const before = ordersById(lists.map((list) => pagesOf(list, isBefore)))
  const byArrival = lists.flatMap(allPages).sort((a, b) => a.loadedAtMs - b.loadedAtMs)
  const inPlace = [
    ...oldestFirst([...before.values()]),
    ...byArrival.flatMap((page) => page.orders),
  ]
  const ids = new Set(inPlace.map(orderId))
  return [...ids].flatMap((id) => newest.get(id) ?? [])
}

/**
 * How many orders the lists that are being read will have: an estimate, as many on every page as on
 * the pages that came. A list counts nothing before its first page, or once it is read.
 */
export function expectedOrders(lists: readonly OrderList[]): number {
  const counts = lists.filter(isLoading).map(({ pages, totalPages = 0 }) => {
    const read = pages.reduce((sum, { orders }) => sum + orders.length, 0)
    return pages.length === 0 ? 0 : (totalPages * read) / pages.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A list with only some of its pages. */
function pagesOf(list: OrderList, isWanted: (page: OrderPage) => boolean): OrderList {
  const { pages, otherPages } = list
  return {
    ...list,
    pages: pages.filter(isWanted),
    otherPages: otherPages.filter(isWanted),
  }
}
