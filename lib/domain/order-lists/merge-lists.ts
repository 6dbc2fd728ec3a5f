import { compareText } from '@/lib/domain/text/compare-text'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * Returns a list that loads from page 1 again. Its earlier pages count until it is whole (behaviour 3.9).
 * @param startedAtMs the start of loading in Unix milliseconds
 */
export function startedAgain(list: OrderList, startedAtMs: number): OrderList {
  const pageIds = new Set(list.pages.map(pageId))
  const older = list.otherPages.filter((page) => !pageIds.has(pageId(page)))
  const otherPages = [...list.pages, ...older]
  return { ...list, startedAtMs, pages: [], totalPages: undefined, otherPages }
}

/** Identifies a page by its content, so that no page is kept or counted twice. */
export function pageId(page: OrderPage): string {
  const orders = page.orders.map(
    (order) => `${orderId(order)} ${order.trades.length} ${order.updatedAt} ${order.orderStatus}`,
  )
  return [page.page, ...orders, ...page.keysWithoutTrades].join(' ')
}

/** Returns the orders of some lists by `orderId`, the better copy of each (behaviour 3.12). */
export function ordersById(lists: readonly OrderList[]): ReadonlyMap<string, Order> {
  const orders = new Map<string, Order>()
  for (const order of lists.flatMap(allPages).flatMap((page) => page.orders)) {
    const id = orderId(order)
    const otherCopy = orders.get(id)
    orders.set(id, otherCopy ? betterCopy(otherCopy, order) : order)
  }
  return orders
}

/** Prefers the copy with more trades, then the later `updatedAt`, then the active one (behaviour 3.12). */
function betterCopy(first: Order, second: Order): Order {
  if (first.trades.length !== second.trades.length) {
    return first.trades.length > second.trades.length ? first : second
  }
  if (first.updatedAt !== second.updatedAt) {
    return first.updatedAt > second.updatedAt ? first : second
  }
  return first.orderStatus !== 'active' && second.orderStatus === 'active' ? second : first
}

/** Returns the orders of some lists, each once, by `createdAt` and order key (behaviour 2.4, 3.12). */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  return [...ordersById(lists).values()].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.orderKey, b.orderKey),
  )
}
