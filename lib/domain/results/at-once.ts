import {
  addProductTo,
  type DecimalSum,
  isAboveZero,
  roundedQuotient,
  signedDifference,
  sumText,
} from '@/lib/domain/amounts/decimal'
import type { PairSummary, Received } from '@/lib/domain/summary/pair-summary'

/** What a pair would have received at once, and by how much that is more than it did, maybe below 0. */
export type AtOnce = { received: string; difference: string }

/**
 * Returns what all that a pair paid would have bought with its first trade (behaviour 26.6). Undefined
 * with fewer than two trades, and if the first one has no rate or would have
 * bought nothing.
 * @param side whether fees are subtracted
 * @param decimals of the output token
 */
export function atOnce(
  { trades, paid, received, first }: PairSummary,
  side: keyof Received,
  decimals: number,
): AtOnce | undefined {
  if (trades < 2 || !first) return undefined
  if (!isAboveZero(first.paid) || !isAboveZero(first.received[side])) return undefined
  const product: DecimalSum = []
  addProductTo(product, paid, first.received[side])
  const amount = roundedQuotient(sumText(product), first.paid, decimals)
  if (!isAboveZero(amount)) return undefined
  return { received: amount, difference: signedDifference(amount, received[side]) }
}
