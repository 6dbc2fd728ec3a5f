import Big from 'big.js'
import {
  addProductTo,
  type DecimalSum,
  NOT_ZERO,
  roundedQuotient,
  sumText,
} from '@/lib/domain/amounts/decimal'
import type { PairSummary, Received } from '@/lib/domain/summary/pair-summary'

/** What a pair would have received at once; the difference to what it did, and in percent of that. */
export type AtOnce = { received: string; difference: string; percent: string }

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
  if (!NOT_ZERO.test(first.paid) || !NOT_ZERO.test(first.received[side])) return undefined
  const product: DecimalSum = []
  addProductTo(product, paid, first.received[side])
  const amount = roundedQuotient(sumText(product), first.paid, decimals)
  if (!NOT_ZERO.test(amount)) return undefined
  const difference = new Big(amount).minus(received[side])
  const percent = difference.times(100).div(amount)
  return { received: amount, difference: difference.toFixed(), percent: percent.toFixed() }
}
