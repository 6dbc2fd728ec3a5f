import { compareText } from '@/lib/domain/text/compare-text'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * What two readings of one list come to, of one tab or of two: the one that began later takes the
 * place of the other if it is whole. If it is not, it keeps its state and the pages of both count, so
 * that nothing is lost and the list is partial until it is loaded whole (behaviour 3.9). Two whole
 * copies of one reading are united, because one may have orders that closed meanwhile. The order of
 * the two doesn't matter; where one has nothing new for the other, the result is that other.
 */
export function mergeReadings(a: OrderList, b: OrderList): OrderList {
  const [earlier, later] = isLater(a, b) ? [b, a] : [a, b]
  const isSameReading = earlier.startedAtMs === later.startedAtMs && earlier.state.kind === 'whole'
  if (later.state.kind === 'whole' && !isSameReading) return later
  const known = new Set(allPages(later).map(pageId))
  const added = allPages(earlier).filter((page) => !known.has(pageId(page)))
  return added.length === 0 ? later : { ...later, otherPages: [...later.otherPages, ...added] }
}

/**
 * A list to be loaded from page 1 again: its pages count until the new reading is whole
 * (behaviour 3.9).
 * @param startedAtMs when the new reading begins, in Unix milliseconds
 */
export function startedAgain(list: OrderList, startedAtMs: number): OrderList {
  const known = new Set(list.pages.map(pageId))
  const older = list.otherPages.filter((page) => !known.has(pageId(page)))
  const otherPages = [...list.pages, ...older]
  return { ...list, startedAtMs, pages: [], totalPages: undefined, otherPages }
}

/** Of two states of one reading the one that came farther is the later. */
function isLater(list: OrderList, other: OrderList): boolean {
  if (list.startedAtMs !== other.startedAtMs) return list.startedAtMs > other.startedAtMs
  const isWhole = list.state.kind === 'whole'
  if (isWhole !== (other.state.kind === 'whole')) return isWhole
  return list.pages.length >= other.pages.length
}

/** The same for pages that hold the same, whenever they were loaded: no list grows by them. */
function pageId(page: OrderPage): string {
  const orders = page.orders.map(
    (order) => `${orderId(order)} ${order.trades.length} ${order.updatedAt} ${order.orderStatus}`,
  )
  return [page.page, ...orders, ...page.keysWithoutTrades].join(' ')
}

/**
 * The orders of some lists by their identity, each once: the same order key of the same kind is one
 * order, whatever lists and readings it came with (behaviour 3.12).
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
 * Of two copies of one order the one with more trades, then the later `updatedAt`, then the active
 * one (behaviour 3.12); the first where all are alike.
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
