import type { OrderEvent } from './order-event'

/**
 * An identity for every event: its order's type and key, and its place in the order. The deposit
 * has place 0, the trades count from 1 in the order given. So two trades that are alike in
 * everything have different keys, and an event keeps its key when events of other orders come in
 * before it.
 * @param events in date order, at most one deposit an order
 */
export function eventKeys(events: readonly OrderEvent[]): string[] {
  const tradesSoFar = new Map<string, number>()
  return events.map(({ kind, orderType, orderKey }) => {
    const order = `${orderType} ${orderKey}`
    if (kind === 'deposit') return `${order} 0`
    const place = (tradesSoFar.get(order) ?? 0) + 1
    tradesSoFar.set(order, place)
    return `${order} ${place}`
  })
}
