import type { Order } from '@/lib/domain/orders/order'
import { DAY_MS, FIRST_DATE_MS } from '@/lib/domain/time/unix-time'
import type { ListPage } from './orders-page'

/**
 * Returns a page without what was dated before 2020 or more than a day after now, which is counted as invalid data:
 * orders by their opening, and trades, top-ups and refunds. An order's last update is then unknown (behaviour 3.13).
 */
export function withPlausibleDates<T extends Order>(page: ListPage<T>, nowMs: number): ListPage<T> {
  const isPlausible = (date: string) => {
    const ms = Date.parse(date)
    return ms >= FIRST_DATE_MS && ms <= nowMs + DAY_MS
  }
  const orders = page.orders.flatMap((order): T[] => {
    const trades = order.trades.filter(({ confirmedAt }) => isPlausible(confirmedAt))
    const topUps = order.topUps.filter(({ date }) => isPlausible(date))
    const refunds = order.refunds.filter(({ date }) => isPlausible(date))
    const updatedAt = isPlausible(order.updatedAt) ? order.updatedAt : ''
    const rows = [...order.trades, ...order.topUps, ...order.refunds].length
    const skipped = rows - trades.length - topUps.length - refunds.length
    const unreadableTrades = (order.unreadableTrades ?? 0) + skipped || undefined
    // A trigger whose trades are all invalid must not count as one without trades.
    const isSkipped = order.kind === 'trigger' && trades.length === 0
    if (isSkipped || !isPlausible(order.createdAt)) return []
    return [{ ...order, trades, topUps, refunds, updatedAt, unreadableTrades }]
  })
  const skippedOrders = page.orders.length - orders.length
  return { ...page, orders, unreadableOrders: page.unreadableOrders + skippedOrders }
}
