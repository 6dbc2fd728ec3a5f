import { withoutCopies } from '@/lib/domain/orders/duplicate-orders'
import type { Order } from '@/lib/domain/orders/order'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * Whether orders or trades of a list may be missing: it is still being read, was stopped or failed,
 * something on it could not be read, or an order's trades did not come (behaviour 3.6).
 */
export function isPartial(list: OrderList): boolean {
  const { orders, trades } = leftOut([list])
  return list.state.kind !== 'whole' || orders + trades > 0 || hasLostTrades(list)
}

/** Whether an order's trades came neither with its list nor in another way. */
function hasLostTrades(list: OrderList): boolean {
  return countLostTrades(withoutCopies(allPages(list).flatMap((page) => page.orders))) > 0
}

/** How many orders and trades of some lists could not be read. */
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
 * How many trigger orders are not kept because they have no trade (behaviour 2.14). Each counts
 * once.
 */
export function countWithoutTrades(lists: readonly OrderList[]): number {
  const pages = lists.flatMap(allPages)
  const kept = new Set(pages.flatMap((page) => page.orders).map((order) => order.orderKey))
  const keys = pages.flatMap((page) => page.keysWithoutTrades)
  return new Set(keys.filter((key) => !kept.has(key))).size
}

/** How many recurring orders say that they had output, while none of their trades came. */
export function countLostTrades(orders: readonly Order[]): number {
  return orders.filter((order) => order.kind === 'recurring' && order.lostTrades).length
}
