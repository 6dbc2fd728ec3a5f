import type { OrderTrade } from '@/lib/domain/orders/order'
import { compareText } from '@/lib/domain/text/compare-text'
import type { Trade } from './order-event'

/**
 * Returns the id of a trade, the same in every export: `{signature}:{order key}:{number}`. It depends
 * on the trade's order alone, and no signature or key contains a ':' (behaviour 19.5).
 */
export function tradeId({
  transactionSignature,
  orderKey,
  place = 1,
}: Pick<Trade, 'transactionSignature' | 'orderKey' | 'place'>): string {
  return `${transactionSignature}:${orderKey}:${place}`
}

/**
 * Numbers an order's trades within each transaction from 1, by date and amounts, in whatever order
 * Jupiter lists them (behaviour 19.5).
 * @returns the numbers above 1
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
    compareText(a.inputAmount ?? '', b.inputAmount ?? '') ||
    compareText(a.outputAmount, b.outputAmount)
  )
}
