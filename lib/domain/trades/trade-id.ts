import type { OrderTrade } from '@/lib/domain/orders/order'
import { compareText } from '@/lib/domain/text/compare-text'
import type { Trade } from './order-event'

/**
 * The id of a trade, the same in every export: `{signature}:{order key}:{place}`. It hangs on nothing
 * but the trade's own order, and no signature or key holds a ':' (behaviour 19.5).
 */
export function tradeId({
  transactionSignature,
  orderKey,
  place = 1,
}: Pick<Trade, 'transactionSignature' | 'orderKey' | 'place'>): string {
  return `${transactionSignature}:${orderKey}:${place}`
}

/**
 * Counts an order's trades within each transaction: from 1 on, by date and amounts, in whatever order
 * Jupiter lists them (behaviour 19.5).
 * @returns the places of all but the first ones
 */
export function tradePlaces(trades: readonly OrderTrade[]): ReadonlyMap<OrderTrade, number> {
  const places = new Map<OrderTrade, number>()
  const counts = new Map<string, number>()
  for (const trade of [...trades].sort(byDateAndAmounts)) {
    const place = (counts.get(trade.transactionSignature) ?? 0) + 1
    counts.set(trade.transactionSignature, place)
    if (place > 1) places.set(trade, place)
  }
  return places
}

function byDateAndAmounts(a: OrderTrade, b: OrderTrade): number {
  return (
    compareText(a.confirmedAt, b.confirmedAt) ||
    compareText(a.inputAmount, b.inputAmount) ||
    compareText(a.outputAmount, b.outputAmount)
  )
}
