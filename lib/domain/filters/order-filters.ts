import { isAboveZero } from '@/lib/domain/amounts/decimal'
import { type Order, orderState, type OrderState } from '@/lib/domain/orders/order'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'

/** The filters of the orders page (behaviour 17.15). */
export type OrderFilters = {
  /** A part of a token's symbol, name or mint; '' if not active. */
  text: string
  isTradedOnly: boolean
  state: OrderState | undefined
}

export const ALL_ORDERS: OrderFilters = { text: '', isTradedOnly: false, state: undefined }

/** Returns whether no filter is active; a text of spaces is none (behaviour 17.15). */
export function isUnfiltered({ text, isTradedOnly, state }: OrderFilters): boolean {
  return text.trim() === '' && !isTradedOnly && state === undefined
}

/** Returns the orders that match all filters (behaviour 17.15). @param nowMs Unix milliseconds */
export function matchingOrders(
  orders: readonly Order[],
  filters: OrderFilters,
  stateOf: TokenLookup,
  nowMs: number,
): readonly Order[] {
  if (isUnfiltered(filters)) return orders
  const { text, isTradedOnly, state } = filters
  const hasText = (mint: string) => tokenMatches(stateOf(mint), text)
  return orders.filter(
    (order) =>
      (!isTradedOnly || hasTrades(order)) &&
      (state === undefined || orderState(order, nowMs) === state) &&
      (text.trim() === '' || hasText(order.inputMint) || hasText(order.outputMint)),
  )
}

/** Returns whether an order has traded. A recurring order may have lost its trades (behaviour 3.12). */
function hasTrades(order: Order): boolean {
  return (
    order.trades.length > 0 ||
    (order.kind === 'recurring' && (order.lostTrades || isAboveZero(order.received)))
  )
}

/** The most characters of a filter's text. Even a signature is shorter (behaviour 17.2). */
export const MAX_FILTER_TEXT_LENGTH = 100

/** Returns a filter's text for comparing: trimmed and in lower case. */
export function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** Returns whether a token's symbol, name or mint contains a text, ignoring case. */
export function tokenMatches(state: TokenState, text: string): boolean {
  const wanted = folded(text)
  const { symbol, name } = state.kind === 'known' ? state.token : { symbol: '', name: '' }
  return [symbol, name, state.mint].some((part) => part.toLowerCase().includes(wanted))
}
