import type { Order } from '@/lib/domain/orders/order'
import { ordersById } from './merge-readings'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * Whether orders or trades of a list may be missing: it isn't whole, something on it holds invalid
 * data, or an order's trades did not come (behaviour 3.6).
 */
export function isPartial(list: OrderList): boolean {
  const { orders, trades } = leftOut([list])
  return list.state.kind !== 'whole' || orders + trades > 0 || hasLostTrades(list)
}

/** Whether an order's trades came neither with its list nor in another way. */
function hasLostTrades(list: OrderList): boolean {
  return countLostTrades([...ordersById([list]).values()]) > 0
}

/** How many orders and trades of some lists could not be read (behaviour 3.13). */
export function leftOut(lists: readonly OrderList[]): { orders: number; trades: number } {
  const counts = lists.map((list) => {
    const read = unreadable(list.pages)
    // The other pages hold the same orders again: what neither could read is one loss, not two.
    const others = unreadable(list.otherPages)
    return {
      orders: Math.max(read.orders, others.orders),
      trades: Math.max(read.trades, others.trades),
    }
  })
  return {
    orders: counts.reduce((sum, { orders }) => sum + orders, 0),
    trades: counts.reduce((sum, { trades }) => sum + trades, 0),
  }
}

function unreadable(pages: readonly OrderPage[]): { orders: number; trades: number } {
  return {
    orders: pages.reduce((sum, page) => sum + page.unreadableOrders, 0),
    trades: pages.reduce((sum, page) => sum + page.unreadableTrades, 0),
  }
}

/**
 * How many triggers aren't kept because they have no trade, and how many of these are completed
 * (behaviour 2.14). Each counts once.
 */
export function countWithoutTrades(lists: readonly OrderList[]): {
  count: number
  completed: number
} {
  const pages = lists.flatMap(allPages)
  const kept = new Set(pages.flatMap((page) => page.orders).map((order) => order.orderKey))
  const countOf = (keys: readonly string[]) => new Set(keys.filter((key) => !kept.has(key))).size
  return {
    count: countOf(pages.flatMap((page) => page.keysWithoutTrades)),
    completed: countOf(pages.flatMap((page) => page.completedWithoutTrades)),
  }
}

/** How many orders report output while their trades did not come (behaviour 3.11). */
export function countLostTrades(orders: readonly Order[]): number {
  return orders.filter((order) => order.kind === 'recurring' && order.lostTrades).length
}

/** Counts the trades whose fee is unknown or in another token (behaviour 7.8). */
export function countOtherTokenFees(orders: readonly Order[]): number {
  return orders.flatMap(({ trades }) => trades).filter(({ feeAmount }) => feeAmount === undefined)
    .length
}
