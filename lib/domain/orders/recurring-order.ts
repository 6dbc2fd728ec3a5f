import type { OrderCore } from './order-trade'

/** A time- or price-based recurring order (spec 3). */
export type RecurringOrder = OrderCore & {
  kind: 'recurring'
  recurringType: 'time' | 'price'
  inDeposited: string
  /** Its list reports output, but holds none of its trades: 'no trades' must not be claimed. */
  lostTrades: boolean
}

/** Whether a recurring order is active (spec 4). */
export function isActive(order: RecurringOrder): boolean {
  return order.orderStatus === 'active'
}
