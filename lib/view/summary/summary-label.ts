import {
  fixedText,
  isAboveZero,
  isBelow,
  rounded,
  shifted,
  shortened,
  significantQuotient,
} from '@/lib/domain/amounts/decimal'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import type {
  LumpSum,
  PairSummary,
  PairUsdValue,
  Received,
} from '@/lib/domain/summary/pair-summary'
import type { SummaryView } from '@/lib/view/preferences/preference-label'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel, counted, groupedDigits, partOfCount } from '@/lib/view/amounts/amount-label'
import { rateFigure, type RateFigure, rateText } from '@/lib/view/trades/rate-label'
import { type RateDirection, SWAPPED_DIRECTION } from '@/lib/view/trades/trade-switches'
import { usdLabel, usdPriceLabel } from '@/lib/view/prices/usd-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenLabel, withLookAlike } from '@/lib/view/tokens/token-label'
import type { TimeZone } from '@/lib/domain/time/local-day'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'

/** A pair and what is known of its tokens. `side` is the figure in `received` that the fee switch selects. */
export type ShownPair = PairSummary & {
  input: TokenState
  output: TokenState
  side: keyof Received
}

/** At 100,000 or more, a figure has no decimals on screen. */
const WHOLE_FROM = '100000'

/** Returns a figure for the screen, without commas; at 100,000 or more, it is a whole number (behaviour 18.3, 26.8). */
export function shownAverage(rate: string): string {
  return isBelow(rate, WHOLE_FROM) ? rate : rounded(rate, 0)
}

/** Returns the quotient of the sums received and paid, not an average of rates (behaviour 18.3). */
export function averageRate(pair: ShownPair, rateDirection: RateDirection): RateFigure {
  const { input, output, paid, received, side } = pair
  return rateFigure(input, output, rateDirection, { paid, received: received[side] })
}

/** Returns the average rate in the direction that makes it 1 or more (behaviour 18.14). */
export function foldedRate(pair: ShownPair): RateFigure {
  const isBelowPaid = isBelow(pair.received[pair.side], pair.paid)
  return averageRate(pair, isBelowPaid ? 'input per output' : 'output per input')
}

/** Rounds a figure to 4 digits, but at least 2 decimals (behaviour 18.14, 26.8). */
export function foldedFigure(exact: string): string {
  return shortened(exact, 4, 2)
}

export const NO_FIGURE = '–'

/** Returns a sum of USD; '–' if it includes no trade (behaviour 18.7). */
export function sumLabel({ value, trades }: ValueSum): string {
  return trades === 0 ? NO_FIGURE : usdLabel(fixedText(value), '0.01')
}

/** Returns '80 of 88 trades priced' (behaviour 18.7). */
export function pricedLabel(trades: number, priced: number): string {
  return `${partOfCount(priced, trades, 'trade')} priced`
}

/** Returns how many trades the USD sums cover: the lowest number, without sums that are a dash (behaviour 18.7). */
export function coveredTrades(...sums: readonly ValueSum[]): number {
  const covered = sums.flatMap(({ trades }) => trades || [])
  return covered.length === 0 ? 0 : Math.min(...covered)
}

/** Says how many trades the USD figures cover, for each side if the numbers differ. */
export function pricedText(trades: number, { paid, received: { net } }: PairUsdValue): string {
  if (paid.trades === net.trades) return pricedLabel(trades, paid.trades)
  return `USD paid: ${pricedLabel(trades, paid.trades)} · USD received: ${pricedLabel(trades, net.trades)}`
}

/** With 30 digits, rounding once more makes no difference. */
const PERCENT_DIGITS = 30

/**
 * Says what a lump sum would have bought: 'A lump sum on 14 Nov 2025 would have bought 37.7 SOL, 5.8 SOL (18%) more than
 * these trades' (behaviour 26.6). The percentage is of what these trades bought.
 */
export function lumpSumText(
  { amount, difference, boughtByTrades }: LumpSum,
  symbol: string,
  day: string,
): string {
  const start = `A lump sum on ${day} would have bought ${amountLabel(amount)} ${symbol}`
  if (difference === '0') return `${start}, the same as these trades`
  const apart = difference.replace('-', '')
  const percent = isAboveZero(boughtByTrades) ? ` (${percentText(apart, boughtByTrades)})` : ''
  const more = isAboveZero(difference) ? 'more' : 'less'
  return `${start}, ${amountLabel(apart)} ${symbol}${percent} ${more} than these trades`
}

function percentText(part: string, whole: string): string {
  const percent = significantQuotient(shifted(part, -2), whole, PERCENT_DIGITS)
  return `${isBelow(percent, '0.01') ? '<0.01' : amountLabel(shortened(percent, 2, 0))}%`
}

/** Counts the rows that no sum includes: '3 rows with unknown amounts', or '' (behaviour 25.14, 25.15). */
export function unmeasuredLabel({ unmeasured }: PairSummary): string {
  return unmeasured === 0 ? '' : `${counted(unmeasured, 'row')} with unknown amounts`
}

/** Counts the fees that no sum includes: '3 fees unknown or in another token', or '' (behaviour 18.3). */
export function unknownFeesLabel(unknownFees: number): string {
  return unknownFees === 0 ? '' : `${counted(unknownFees, 'fee')} unknown or in another token`
}

/** The labels of the summary's views (behaviour 26.7). */
export const VIEW_WORDS: Record<SummaryView, string> = {
  pairs: 'Pairs',
  tokens: 'Tokens',
  months: 'Months',
}

export const NO_SUMS = 'No deposits or trades'

/** Returns 'Pair 1 of 6'. @param index from 0 on */
export function pairPositionLabel(index: number, pairs: number): string {
  return `Pair ${groupedDigits(index + 1)} of ${groupedDigits(pairs)}`
}

type SummaryTextOptions = { rateDirection: RateDirection; timeZone: TimeZone }

/** Returns the summary as text: a line for each pair, with all digits and both rates (behaviour 18.9). */
export function summaryText(pairs: readonly ShownPair[], terms: SummaryTextOptions): string {
  return pairs.map((pair) => pairLine(pair, terms)).join('\n')
}

function pairLine(pair: ShownPair, { rateDirection, timeZone }: SummaryTextOptions): string {
  const { input, output, side, firstTrade, lastTrade, usdValue } = pair
  const nameOf = (state: TokenState) => withLookAlike(tokenLabel(state), state)
  const dayOf = ({ date }: MeasuredTrade) => localDate(date, timeZone).day
  const [paidIn, receivedIn] = [nameOf(input), nameOf(output)]
  const averageUsd = usdValue?.average[side]
  const amounts = { paid: pair.paid, received: pair.received[side] }
  const rates = [rateDirection, SWAPPED_DIRECTION[rateDirection]].map((direction) =>
    rateText(input, output, direction, amounts),
  )
  const usdPart = (what: string, sum: ValueSum) =>
    sum.trades > 0 && `${what} ${sumLabel(sum)} (${pricedLabel(pair.trades, sum.trades)})`
  const parts = [
    counted(pair.trades, 'trade'),
    firstTrade && lastTrade && `${dayOf(firstTrade)} to ${dayOf(lastTrade)}`,
    pair.deposits > 0 && `deposited ${amountLabel(pair.deposited)} ${paidIn}`,
    pair.refundedOrders > 0 && `refunded ${amountLabel(pair.refunded)} ${paidIn}`,
    `paid ${amountLabel(pair.paid)} ${paidIn}`,
    `received ${amountLabel(pair.received[side])} ${receivedIn} ${side === 'net' ? 'after' : 'before'} fees`,
    `fees ${amountLabel(pair.fees)} ${receivedIn}`,
    unknownFeesLabel(pair.unknownFees),
    unmeasuredLabel(pair),
    ...rates.map((average) => average && `average ${average}`),
    usdValue && usdPart('paid', usdValue.paid),
    averageUsd && `average ${usdPriceLabel(averageUsd)} per ${receivedIn}`,
    usdValue && usdPart('received', usdValue.received[side]),
  ]
  return `${paidIn} → ${receivedIn}: ${parts.filter(Boolean).join(', ')}`
}
