import type { Order } from '@/lib/domain/orders/order'
import { newestOrders } from './newest-orders'
import { allPages, type OrderList, type OrderPage } from './order-list'

/**
 * Whether orders or trades of a list may be missing: it is still being read, was stopped or failed,
 * its pages do not fit together, something on it could not be read, an order's trades did not come,
 * or an order left it for no other list (behaviour 3.6).
 */
export function isPartial(list: OrderList): boolean {
  const { orders, trades } = leftOut([list])
  const hasDeparted = list.departed.length > 0
  return list.state.kind !== 'whole' || orders + trades > 0 || hasDeparted || hasLostTrades(list)
}

/** Whether an order's trades came neither with its list nor in another way. */
function hasLostTrades(list: OrderList): boolean {
  return countLostTrades([...newestOrders([list]).values()], [list]) > 0
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
 * How many trigger orders are not kept because they have no trade (behaviour 2.14). Each counts
 * once; one that was filled does not (behaviour 3.11).
 */
export function countWithoutTrades(lists: readonly OrderList[]): number {
  const pages = lists.flatMap(allPages)
  const others = new Set([
    ...pages.flatMap((page) => page.orders).map((order) => order.orderKey),
    ...pages.flatMap((page) => page.keysWithLostTrades),
  ])
  const keys = pages.flatMap((page) => page.keysWithoutTrades)
  return new Set(keys.filter((key) => !others.has(key))).size
}

/**
 * How many orders were filled while their trades did not come (behaviour 3.11). Triggers among them
 * count too where a copy with some trades is kept that was read before they were filled.
 */
export function countLostTrades(orders: readonly Order[], lists: readonly OrderList[]): number {
  const recurring = orders.filter((order) => order.kind === 'recurring' && order.lostTrades)
  const filled = orders.filter((order) => order.kind === 'trigger' && order.status === 'Completed')
  const whole = new Set(filled.map((order) => order.orderKey))
  const keys = lists.flatMap(allPages).flatMap((page) => page.keysWithLostTrades)
  return recurring.length + new Set(keys.filter((key) => !whole.has(key))).size
}

/** How many orders left a list and are in no other one (behaviour 3.21). Each counts once. */
export function countDeparted(lists: readonly OrderList[]): number {
  const keys = lists.flatMap(({ departed }) => departed.flatMap(keysOn))
  return new Set(keys).size
}

/** The keys of all orders of a page, those without trades among them. */
export function keysOn({ orders, keysWithoutTrades, keysWithLostTrades }: OrderPage): string[] {
  return [...orders.map((order) => order.orderKey), ...keysWithoutTrades, ...keysWithLostTrades]
}
