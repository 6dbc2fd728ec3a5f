import { compareText } from '@/lib/domain/text/compare-text'
import { type Order, orderId } from '@/lib/domain/orders/order'

/**
 * The orders whose rows are drawn while lists are read: those drawn before, and of the others such
 * as stand wholly below the lowest row on screen. The rest waits (behaviour 5.20).
 * @param drawn the orders drawn before
 * @param orders all orders to be shown that are known now
 * @param lowestDate of the lowest row on screen, ISO 8601; undefined where no row is, so that none
 * has to keep its place
 * @returns in the order of `orders`
 */
export function keepTradePlaces(
  drawn: readonly Order[],
  orders: readonly Order[],
  lowestDate: string | undefined,
): Order[] {
  const known = new Set(drawn.map(orderId))
  const isBelow = (date: string) => lowestDate === undefined || compareText(date, lowestDate) > 0
  return orders.filter(
    (order) =>
      known.has(orderId(order)) ||
      (isBelow(order.createdAt) && order.trades.every(({ confirmedAt }) => isBelow(confirmedAt))),
  )
}
