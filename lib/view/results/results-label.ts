import Big from 'big.js'
import { NOT_ZERO, significantQuotient } from '@/lib/domain/amounts/decimal'
import type { TokenResult } from '@/lib/domain/results/average-cost'
import { type Fixed, fixedText } from '@/lib/domain/results/fixed'
import type { Results, UsdSum } from '@/lib/domain/results/results'
import { addDays, type Day } from '@/lib/domain/time/local-day'
import { amountLabel, counted } from '@/lib/view/amounts/amount-label'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { localDate } from '@/lib/view/time/local-date'

export const NO_FIGURE = '–'

/** Twice as many as a USD figure ever shows. */
const AVERAGE_DIGITS = 30

/** Returns what one whole token cost on average, in USD to 30 digits; undefined if none was bought. */
export function averageCost({ bought, boughtUsd }: TokenResult): string | undefined {
  const [amount, cost] = [fixedText(bought), fixedText(boughtUsd)]
  if (!NOT_ZERO.test(amount)) return undefined
  return NOT_ZERO.test(cost) ? significantQuotient(cost, amount, AVERAGE_DIGITS) : '0'
}

/** Returns USD that may be below 0: '−$50.00' (behaviour 7.6). @param usd decimal text */
export function signedUsdLabel(usd: string, plus = ''): string {
  const exact = new Big(usd)
  const sign = exact.lt(0) ? '−' : exact.gt(0) ? plus : ''
  return `${sign}${usdLabel(exact.abs().toFixed())}`
}

/** Returns a gain or loss: '+$140.00', '−$50.00', '$0.00'. */
export function gainLabel(gain: Fixed): string {
  return signedUsdLabel(fixedText(gain), '+')
}

/** Returns a sum of USD, '–' if no trade is in it. */
export function sumLabel({ usd, trades }: UsdSum): string {
  return trades === 0 ? NO_FIGURE : usdLabel(fixedText(usd))
}

/** Returns the gain of a token; '–' if nothing was sold whose cost is known. */
export function tokenGainLabel({ gain, sold, unmatched }: TokenResult): string {
  return sold === unmatched ? NO_FIGURE : gainLabel(gain)
}

/** Returns what was sold without a known purchase; '' if nothing was (behaviour 26.2). */
export function unmatchedText({ unmatched, sold }: TokenResult, symbol: string): string {
  if (unmatched === 0n) return ''
  const [rest, whole] = [amountLabel(fixedText(unmatched)), amountLabel(fixedText(sold))]
  return `${rest} of ${whole} ${symbol} sold were not bought in these orders: no gain counted`
}

/** Returns which trades aren't counted (behaviour 26.3). */
export function uncountedTexts({ unpriced, unmeasured }: Results) {
  const text = (count: number, what: string) =>
    `${counted(count, 'trade')} ${what} ${count === 1 ? 'isn’t' : 'aren’t'} counted`
  return {
    unpriced: unpriced === 0 ? '' : text(unpriced, 'without a price'),
    unmeasured: unmeasured === 0 ? '' : text(unmeasured, 'with unknown amounts'),
  }
}

/** Returns a month or year as rows name it: 'Mar 2026', '2026'. */
export function periodLabel(period: string): string {
  if (!period.includes('-')) return period
  return localDate(`${period}-15T12:00:00.000Z`, 'UTC').day.slice('15 '.length)
}

/** Returns the first and the last day of a month or year, for the date filter (behaviour 26.5). */
export function daysOfPeriod(period: string): { from: Day; to: Day } {
  if (!period.includes('-')) return { from: `${period}-01-01`, to: `${period}-12-31` }
  const next = addDays(`${period}-28`, 4).slice(0, 7)
  return { from: `${period}-01`, to: addDays(`${next}-01`, -1) }
}
