import type { RecurringOrder } from './recurring-order'
import type { TriggerOrder } from './trigger-order'

/** One order of a wallet, told apart by `kind`. */
export type Order = RecurringOrder | TriggerOrder

export const ORDER_TYPES = ['recurring time', 'recurring price', 'trigger'] as const

/** What a row of the table or of the CSV says its order is (behaviour 9.3). */
export type OrderType = (typeof ORDER_TYPES)[number]

/** The error text for an order type outside the three (behaviour 12.3). */
export const INVALID_ACCOUNT_TYPE = 'Invalid account type'

/** Which of the three types an order is. */
export function orderType(order: Order): OrderType {
  if (order.kind === 'trigger') return 'trigger'
  return order.recurringType === 'time' ? 'recurring time' : 'recurring price'
}

/** Asked for of all orders at each page that arrives: the same text each time is hashed once. */
const ids = new WeakMap<Order, string>()

/** The identity of an order: keys are each kind's own. */
export function orderId(order: Order): string {
  const id = ids.get(order) ?? `${order.kind} ${order.orderKey}`
  ids.set(order, id)
  return id
}

/** What went into an order when it was opened: plain decimal text in whole tokens. */
export function depositedAmount(order: Order): string {
  return order.kind === 'trigger' ? order.makingAmount : order.inDeposited
}
