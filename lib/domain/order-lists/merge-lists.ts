import { compareText } from '@/lib/domain/text/compare-text'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * Merges two versions of one list, from one tab or two. The one that began later replaces the other if
 * it is whole. Otherwise it keeps its state and the pages of both count, so that nothing is lost
 * (behaviour 3.9). Two whole versions that began together are united, because one may have orders that
 * closed meanwhile. Their order doesn't matter. If one has nothing new, the result is the other.
 */
export function mergeLists(a: OrderList, b: OrderList): OrderList {
  const [earlier, later] = isLater(a, b) ? [b, a] : [a, b]
  const isSameLoad = earlier.startedAtMs === later.startedAtMs && earlier.state.kind === 'whole'
  if (later.state.kind === 'whole' && !isSameLoad) return later
  const known = new Set(allPages(later).map(pageId))
  const added = allPages(earlier).filter((page) => !known.has(pageId(page)))
  return added.length === 0 ? later : { ...later, otherPages: [...later.otherPages, ...added] }
}

/**
 * Returns a list to be loaded from page 1 again. Its pages count until it is whole (behaviour 3.9).
 * @param startedAtMs when loading begins, in Unix milliseconds
 */
export function startedAgain(list: OrderList, startedAtMs: number): OrderList {
  const known = new Set(list.pages.map(pageId))
  const older = list.otherPages.filter((page) => !known.has(pageId(page)))
  const otherPages = [...list.pages, ...older]
  return { ...list, startedAtMs, pages: [], totalPages: undefined, otherPages }
}

/** Returns whether a list began later, or began together with the other and came farther. */
function isLater(list: OrderList, other: OrderList): boolean {
  if (list.startedAtMs !== other.startedAtMs) return list.startedAtMs > other.startedAtMs
  const isWhole = list.state.kind === 'whole'
  if (isWhole !== (other.state.kind === 'whole')) return isWhole
  return list.pages.length >= other.pages.length
}

/** Identifies a page by what it holds, so that no list grows by the same page twice. */
function pageId(page: OrderPage): string {
  const orders = page.orders.map(
    (order) => `${orderId(order)} ${order.trades.length} ${order.updatedAt} ${order.orderStatus}`,
  )
  return [page.page, ...orders, ...page.keysWithoutTrades].join(' ')
}

/**
 * Returns the orders of some lists by their identity. The same order key of the same kind is one order
 * (behaviour 3.12).
 */
export function ordersById(lists: readonly OrderList[]): ReadonlyMap<string, Order> {
  const orders = new Map<string, Order>()
  for (const order of lists.flatMap(allPages).flatMap((page) => page.orders)) {
    const id = orderId(order)
    const known = orders.get(id)
    orders.set(id, known ? betterCopy(known, order) : order)
  }
  return orders
}

/**
 * Returns the copy with more trades, then the later `updatedAt`, then the active one (behaviour 3.12);
 * the first if they are alike.
 */
function betterCopy(first: Order, second: Order): Order {
  if (first.trades.length !== second.trades.length) {
    return first.trades.length > second.trades.length ? first : second
  }
  if (first.updatedAt !== second.updatedAt) {
    return first.updatedAt > second.updatedAt ? first : second
  }
  return first.orderStatus !== 'active' && second.orderStatus === 'active' ? second : first
}

/** Returns the orders of some lists, each once, sorted by `createdAt` and order key (behaviour 2.4, 3.12). */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  return [...ordersById(lists).values()].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.orderKey, b.orderKey),
  )
}
