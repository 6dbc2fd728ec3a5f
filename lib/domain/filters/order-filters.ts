import { isAboveZero } from '@/lib/domain/amounts/decimal'
import { expiredWhileOpen, isOpen, type Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'

export const ORDER_STATES = ['open', 'finished', 'cancelled', 'expired'] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** The filters of the orders page (behaviour 17.15). */
export type OrderFilters = {
  /** A part of a token's symbol, name or mint; '' if not active. */
  text: string
  isTradedOnly: boolean
  state: OrderState | undefined
}

export const ALL_ORDERS: OrderFilters = { text: '', isTradedOnly: false, state: undefined }

export function isUnfiltered({ text, isTradedOnly, state }: OrderFilters): boolean {
  return text.trim() === '' && !isTradedOnly && state === undefined
}

const STATUS_STATES = new Map<string | undefined, OrderState>([
  ['Completed', 'finished'],
  ['Cancelled', 'cancelled'],
  ['Expired', 'expired'],
])

/** Returns an order's state; undefined for a status that is in no state (behaviour 17.15). */
export function orderState(order: Order, nowMs: number): OrderState | undefined {
  if (isOpen(order)) return expiredWhileOpen(order, nowMs) ? 'expired' : 'open'
  if (order.kind === 'recurring' && order.status === undefined) {
    const isCancelled = isAboveZero(order.inWithdrawn) && order.closedBy === 'owner'
    return isCancelled ? 'cancelled' : 'finished'
  }
  return STATUS_STATES.get(order.status)
}

/** Returns the orders that match all filters (behaviour 17.15). @param nowMs Unix milliseconds */
export function matchingOrders(
  orders: readonly Order[],
  filters: OrderFilters,
  stateOf: (mint: string) => TokenState,
  nowMs: number,
): readonly Order[] {
  if (isUnfiltered(filters)) return orders
  const { text, isTradedOnly, state } = filters
  const hasText = (mint: string) => isOfToken(text, stateOf(mint))
  return orders.filter(
    (order) =>
      (!isTradedOnly || hasTrades(order)) &&
      (state === undefined || orderState(order, nowMs) === state) &&
      (text.trim() === '' || hasText(order.inputMint) || hasText(order.outputMint)),
  )
}

/** Returns whether an order has traded, even if its trades were lost or invalid (behaviour 3.12). */
function hasTrades(order: Order): boolean {
  return (
    order.trades.length > 0 ||
    (order.kind === 'recurring' && (order.lostTrades || isAboveZero(order.outReceived)))
  )
}

/** A filter's text can be this long, which is more than any signature has (behaviour 17.2). */
export const MAX_FILTER_TEXT_LENGTH = 100

/** Returns a filter's text as it is compared: trimmed, in small letters. */
export function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** Returns whether a token's symbol, name or mint contains a text, in any case. */
export function isOfToken(text: string, state: TokenState): boolean {
  const wanted = folded(text)
  const { symbol, name } = state.kind === 'known' ? state.token : { symbol: '', name: '' }
  return [symbol, name, state.mint].some((part) => part.toLowerCase().includes(wanted))
}
