import type { Order } from '@/lib/domain/orders/order'
import { allPages, type OrderList, type OrderPage, ordersById, pageId } from './order-list'

/** Returns whether a list isn't whole, has invalid data, or an order without its trades (behaviour 3.6). */
export function isPartial(list: OrderList): boolean {
  if (list.state.kind !== 'whole') return true
  const { orders, trades } = countSkipped([list])
  return orders + trades > 0 || countLostTrades([...ordersById([list]).values()]) > 0
}

/** Counts the orders and trades that were skipped because of invalid data (behaviour 3.13). */
export function countSkipped(lists: readonly OrderList[]): { orders: number; trades: number } {
  const orders = lists.map(({ pages, otherPages }) => {
    // The other pages hold the same orders again, and some of them are alike: what they all skip is one
    // loss, not several.
    const others = [...new Map(otherPages.map((page) => [pageId(page), page])).values()]
    return Math.max(unreadableOrders(pages), unreadableOrders(others))
  })
  const trades = [...ordersById(lists).values()].map((order) => order.unreadableTrades ?? 0)
  return { orders: sum(orders), trades: sum(trades) }
}

function unreadableOrders(pages: readonly OrderPage[]): number {
  return sum(pages.map((page) => page.unreadableOrders))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export type UntradedCount = { count: number; completed: number }

/** Counts the triggers that aren't kept because they have no trade (behaviour 2.14). Each counts once. */
export function countWithoutTrades(lists: readonly OrderList[]): UntradedCount {
  const pages = lists.flatMap(allPages)
  const kept = new Set(pages.flatMap((page) => page.orders).map((order) => order.orderKey))
  const countOf = (keys: readonly string[]) => new Set(keys.filter((key) => !kept.has(key))).size
  return {
    count: countOf(pages.flatMap((page) => page.keysWithoutTrades)),
    completed: countOf(pages.flatMap((page) => page.completedWithoutTrades)),
  }
}

/** Counts the orders whose trades Jupiter didn't send (behaviour 3.12). */
export function countLostTrades(orders: readonly Order[]): number {
  return orders.filter((order) => order.kind === 'recurring' && order.lostTrades).length
}

/** Counts the trades whose fee is unknown or in another token (behaviour 7.8). */
export function countOtherTokenFees(orders: readonly Order[]): number {
  return orders
    .filter(({ newer }) => !newer)
    .flatMap(({ trades }) => trades)
    .filter(({ feeAmount }) => feeAmount === undefined).length
}

/** Returns whether newer orders have trades, whose fees Jupiter doesn't report (behaviour 25.16). */
export function hasNewerTrades(orders: readonly Order[]): boolean {
  return orders.some(({ newer, trades }) => newer && trades.length > 0)
}
