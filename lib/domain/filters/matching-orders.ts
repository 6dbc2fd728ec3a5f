import { isOpen, type Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { isOfToken } from './text-match'

export const ORDER_STATES = ['open', 'finished', 'cancelled'] as const

/** How an order stands, for a filter. */
export type OrderState = (typeof ORDER_STATES)[number]

/** Which orders are shown (behaviour 17.15). */
export type OrderFilters = {
  /** Part of a token's symbol or name, or of its mint; '' lets all through. */
  text: string
  /** Leaves out orders without a trade. */
  isTradedOnly: boolean
  state: OrderState | undefined
}

export const ALL_ORDERS: OrderFilters = { text: '', isTradedOnly: false, state: undefined }

/** Returns whether no filter is active. */
export function isUnfiltered({ text, isTradedOnly, state }: OrderFilters): boolean {
  return text.trim() === '' && !isTradedOnly && state === undefined
}

/**
 * How an order stands: a recurring one is cancelled where its owner closed it with something left.
 * Undefined for a trigger whose status is none of those known (behaviour 17.15).
 */
export function orderState(order: Order): OrderState | undefined {
  if (isOpen(order)) return 'open'
  if (order.kind === 'recurring') {
    const isLeft = /[1-9]/.test(order.inWithdrawn ?? '')
    return isLeft && order.closedBy === 'owner' ? 'cancelled' : 'finished'
  }
  if (order.status === 'Completed') return 'finished'
  return order.status === 'Cancelled' ? 'cancelled' : undefined
}

/** The orders that match all filters, in the order given (behaviour 17.15). */
export function matchingOrders(
  orders: readonly Order[],
  filters: OrderFilters,
  stateOf: (mint: string) => TokenState,
): readonly Order[] {
  if (isUnfiltered(filters)) return orders
  const { text, isTradedOnly, state } = filters
  const hasText = (mint: string) => isOfToken(text, stateOf(mint))
  return orders.filter(
    (order) =>
      (!isTradedOnly || hasTrades(order)) &&
      (state === undefined || orderState(order) === state) &&
      (text.trim() === '' || hasText(order.inputMint) || hasText(order.outputMint)),
  )
}

/** Whether an order has traded; one that lost its trades has (behaviour 3.12). */
function hasTrades(order: Order): boolean {
  return order.trades.length > 0 || (order.kind === 'recurring' && order.lostTrades)
}
