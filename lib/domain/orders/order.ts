import type { RecurringOrder } from './recurring-order'
import type { TriggerOrder } from './trigger-order'

/** One order of a wallet, told apart by `kind`. */
export type Order = RecurringOrder | TriggerOrder

export const ORDER_TYPES = ['recurring time', 'recurring price', 'trigger'] as const

/** What an event or CSV row says its order is (spec 3). */
export type OrderType = (typeof ORDER_TYPES)[number]

/** The catalogue's text for an order type outside the three (spec 8). */
export const INVALID_ACCOUNT_TYPE = 'Invalid account type'

/** The type of an order, in the spec's words. */
export function orderType(order: Order): OrderType {
  if (order.kind === 'trigger') return 'trigger'
  return order.recurringType === 'time' ? 'recurring time' : 'recurring price'
}

/** What went into an order when it was opened, in whole tokens. */
export function depositedAmount(order: Order): string {
  return order.kind === 'trigger' ? order.makingAmount : order.inDeposited
}
