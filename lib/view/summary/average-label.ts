import Big from 'big.js'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { rateFigure, type RateFigure, type TradeSwitches } from '@/lib/view/trades/rate-label'

const HALF_UP = 1
/** From here on an average has no decimals on screen. */
const WHOLE_FROM = 100_000

/**
 * A pair's average rate: the quotient of what was received and paid in all, never an average of rates
 * (behaviour 18.5). It follows the fee switch and the rate direction.
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
 * An average on screen: all its digits, from 100,000 up a whole number rounded half up. `AmountDigits`
 * groups it; `averageTitle` has all digits (behaviour 18.5).
 */
export function shownAverage(rate: string): string {
  const exact = new Big(rate)
  return exact.lt(WHOLE_FROM) ? rate : exact.round(0, HALF_UP).toFixed()
}

/** Grouped, with every digit. */
export function averageTitle(rate: string): string {
  return amountLabel(rate)
}
