import { isBelow, rounded } from '@/lib/domain/amounts/decimal'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { rateFigure, type RateFigure } from '@/lib/view/trades/rate-label'
import type { TradeSwitches } from '@/lib/view/trades/trade-switches'

/** At 100,000 or more, an average has no decimals on screen. */
const WHOLE_FROM = '100000'

/** Returns an average for the screen, without commas; at 100,000 or more, it is a whole number (behaviour 18.3). */
export function shownAverage(rate: string): string {
  return isBelow(rate, WHOLE_FROM) ? rate : rounded(rate, 0)
}

/** Returns the quotient of the sums received and paid, not an average of rates (behaviour 18.3). */
export function averageRate(
  { paid, received }: PairSummary,
  input: TokenState,
  output: TokenState,
  { subtractFee, rateDirection }: TradeSwitches,
): RateFigure {
  const side = subtractFee ? received.net : received.total
  return rateFigure(input, output, rateDirection, { paid, received: side })
}

/** Returns the average rate in the direction that makes it 1 or more (behaviour 18.14). */
export function foldedRate(
  pair: PairSummary,
  input: TokenState,
  output: TokenState,
  subtractFee: boolean,
): RateFigure {
  const received = subtractFee ? pair.received.net : pair.received.total
  const rateDirection = isBelow(received, pair.paid) ? 'input per output' : 'output per input'
  return averageRate(pair, input, output, { subtractFee, rateDirection })
}
