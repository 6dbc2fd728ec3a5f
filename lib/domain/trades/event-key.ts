import type { OrderType } from '@/lib/domain/orders/order'
import type { OrderEvent } from './order-event'

/**
 * An identity for every event: its order's type and key, and its place in the order. The deposit
 * has place 0, the trades count from 1 in the order given, a refund has none. So two trades that
 * are alike in everything have different keys, and an event keeps its key when events of other orders
 * come in before it (behaviour 5.3).
 * @param events in date order, at most one deposit and one return an order
 */
export function eventKeys(events: readonly OrderEvent[]): string[] {
  const orders = new Map<OrderType, Map<string, { id: string; trades: number }>>()
  return events.map(({ kind, orderType, orderKey }) => {
    const ofType = orders.get(orderType) ?? new Map<string, { id: string; trades: number }>()
    orders.set(orderType, ofType)
    const order = ofType.get(orderKey) ?? { id: `${orderType} ${orderKey} `, trades: 0 }
    ofType.set(orderKey, order)
    if (kind === 'deposit') return `${order.id}0`
    if (kind === 'refund') return `${order.id}refund`
    order.trades += 1
    return order.id + order.trades
  })
}
