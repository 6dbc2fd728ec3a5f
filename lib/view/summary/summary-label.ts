import Big from 'big.js'
import type { PairSummary, PairUsdValue } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { rateFigure, type RateFigure, type TradeSwitches } from '@/lib/view/trades/rate-label'

const HALF_UP = 1
/** From here on an average has no decimals on screen. */
const WHOLE_FROM = 100_000

/**
 * Returns a pair's average rate: the quotient of what was received and paid in all, never an average of
 * rates (behaviour 18.5). It follows the fee switch and the rate direction.
 */
export function averageRate(
  { paid, received }: PairSummary,
  input: TokenState,
  output: TokenState,
  { subtractFee, rateDirection }: TradeSwitches,
): RateFigure {
  const side = subtractFee ? received.net : received.total
  return rateFigure(input, output, rateDirection, () => ({ paid, received: side }))
}

/**
 * Returns an average as it is on screen, ungrouped: all its digits, from 100,000 up a whole number
 * rounded half up (behaviour 18.5).
 */
export function shownAverage(rate: string): string {
  const exact = new Big(rate)
  return exact.lt(WHOLE_FROM) ? rate : exact.round(0, HALF_UP).toFixed()
}

/** Returns the average rate in the direction in which it is 1 or more (behaviour 18.14). */
export function foldedRate(
  pair: PairSummary,
  input: TokenState,
  output: TokenState,
  subtractFee: boolean,
): RateFigure {
  const received = subtractFee ? pair.received.net : pair.received.total
  const rateDirection = new Big(received).lt(pair.paid) ? 'input per output' : 'output per input'
  return averageRate(pair, input, output, { subtractFee, rateDirection })
}

/**
 * Returns an amount or rate of the folded summary, ungrouped: 4 digits and 2 decimals at least, rounded
 * half up (behaviour 18.14).
 */
export function foldedFigure(exact: string): string {
  const figure = new Big(exact)
  return figure.round(Math.max(2, 3 - figure.e), HALF_UP).toFixed()
}

/** Returns how many trades a USD figure covers: '80 of 88 trades priced' (behaviour 18.7). */
export function pricedLabel(trades: number, priced: number): string {
  return `${groupedDigits(String(priced))} of ${counted(trades, 'trade')} priced`
}

/** Returns how many trades the USD figures cover, each side apart if the counts differ. */
export function pricedText(trades: number, { paid, received }: PairUsdValue): string {
  if (paid.trades === received.trades) return pricedLabel(trades, paid.trades)
  return `USD paid: ${pricedLabel(trades, paid.trades)} · USD received: ${pricedLabel(trades, received.trades)}`
}

/** Returns '3 fees unknown or in another token', which no sum holds; '' if there are none (behaviour 18.3). */
export function unknownFeesLabel({ unknownFees }: PairSummary): string {
  return unknownFees === 0 ? '' : `${counted(unknownFees, 'fee')} unknown or in another token`
}

export const NO_SUMS = 'No deposits or trades'

/** Returns 'Pair 1 of 6'. @param index from 0 on */
export function pairPositionLabel(index: number, pairs: number): string {
  return `Pair ${groupedDigits(String(index + 1))} of ${groupedDigits(String(pairs))}`
}
