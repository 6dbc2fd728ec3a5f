import { averagePrice, type Fixed, fixedText, worthOf } from '@/lib/domain/amounts/decimal'
import type { Results, TokenResult, UsdSum } from '@/lib/domain/results/results'
import { addDays, type Day, type TimeZone } from '@/lib/domain/time/local-day'
import { amountLabel, counted } from '@/lib/view/amounts/amount-label'
import { usdSumLabel } from '@/lib/view/prices/usd-label'
import { NO_FIGURE, sumLabel } from '@/lib/view/summary/summary-label'
import { localDate } from '@/lib/view/time/local-date'
import type { StateOf, TokenState } from '@/lib/domain/tokens/token'
import { tokenName, tokenText, withLookAlike } from '@/lib/view/tokens/token-label'

/** How gains are calculated (behaviour 26.7). */
export const METHOD_NOTE = 'Average cost, of these orders only'
export const METHOD_TEXT = [
  'Each trade counts as a purchase of what was received and a sale of what was paid, both at the trade’s USD value.',
  'Each token sold counts at its average cost so far. What the sale brought beyond that is the gain.',
  'Tokens that weren’t bought in these orders have no known cost, so no gain is counted when they’re sold.',
  'This isn’t tax advice.',
] as const
export const HIDDEN_PURCHASES = 'Filters leave out earlier purchases'

/** The text of a view without rows (behaviour 26.7). */
export const NO_RESULTS = {
  tokens: 'No tokens bought or sold in these rows',
  months: 'No trades in these rows',
} as const

/** Why a view's chart has no bars (behaviour 26.10). */
export const NO_BARS = {
  tokens: 'No purchase has a USD price yet',
  months: 'No payment has a USD price yet',
} as const

/** Returns what one whole token cost on average, in USD to 30 digits; undefined if none was bought. */
export function averageCost({ bought, boughtUsd }: TokenResult): string | undefined {
  return averagePrice(fixedText(boughtUsd), fixedText(bought))
}

/** Returns a gain or loss: '+$140.00', '−$50.00', '$0.00' (behaviour 26.8). */
export function gainLabel(gain: Fixed): string {
  if (gain < 0n) return `−${usdSumLabel(fixedText(-gain))}`
  return `${gain > 0n ? '+' : ''}${usdSumLabel(fixedText(gain))}`
}

/** Returns a sum of gains; '–' if nothing of known cost was sold (behaviour 26.2, 26.8). */
export function gainSumLabel({ usd, trades }: UsdSum): string {
  return trades === 0 ? NO_FIGURE : gainLabel(usd)
}

/** Returns what was sold without a known purchase; '' if nothing was (behaviour 26.2). */
export function unmatchedText({ unmatched, sold }: TokenResult, state: TokenState): string {
  if (unmatched === 0n) return ''
  const [rest, whole] = [amountLabel(fixedText(unmatched)), amountLabel(fixedText(sold))]
  return `${rest} of ${whole} ${tokenName(state)} sold were not bought in these orders: no gain counted`
}

/** Returns how many trades aren't counted, and why (behaviour 26.3). */
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
  return { from: `${period}-01`, to: addDays(`${nextMonth(period)}-01`, -1) }
}

/** Returns the next month: '2026-04' for '2026-03'. */
function nextMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7)
}

/** Returns the time of current prices: 'Worth now at 14:32' (behaviour 26.9). */
export function worthTimeText(atMs: number, timeZone: TimeZone): string {
  return `Worth now at ${localDate(atMs, timeZone).time.slice(0, 5)}`
}

/** Returns a row's short note: '4.2 not bought here'. */
export function notBoughtText({ unmatched }: TokenResult): string {
  return `${amountLabel(fixedText(unmatched))} not bought here`
}

/**
 * Returns the worth of what is left of a token, and its difference from the cost; undefined if nothing is left or the
 * token has no price (behaviour 26.9).
 */
export function worthLabels(
  { mint, left, leftCost }: TokenResult,
  prices: ReadonlyMap<string, string>,
): { worth: string; difference: string } | undefined {
  const price = prices.get(mint)
  if (left === 0n || price === undefined) return undefined
  const worth = worthOf(left, price)
  return { worth: usdSumLabel(fixedText(worth)), difference: gainLabel(worth - leftCost) }
}

/** A bar of a chart: its height in percent of the highest bar, and its text. */
export type Bar = { name: string; percent: number; text: string }

const MAX_TOKEN_BARS = 12

/** Returns a bar for the cost of each of the first 12 tokens that were bought (behaviour 26.10). */
export function tokenBars({ tokens }: Results, stateOf: StateOf): readonly Bar[] {
  const bought = tokens.filter((token) => token.bought > 0n).slice(0, MAX_TOKEN_BARS)
  return barsOf(
    bought.map(({ mint, boughtUsd: usd }) => {
      const state = stateOf(mint)
      return [withLookAlike(tokenText(state), state), { usd, trades: 1 }]
    }),
  )
}

/** Over more years than this, months without trades have no gap, because bars would be too many to draw. */
const MAX_YEARS_WITH_GAPS = 50

/** Returns a bar for what was paid in each month; a month without trades is a gap (behaviour 26.10). */
export function monthBars({ periods }: Results): readonly Bar[] {
  const months = periods.filter(({ period }) => period.includes('-'))
  const paid = new Map(months.map((month) => [month.period, month.paid]))
  const [first = '-', last = ''] = [months[0]?.period, months.at(-1)?.period]
  const names = months.map(({ period }) => period)
  if (Number(last.slice(0, 4)) - Number(first.slice(0, 4)) <= MAX_YEARS_WITH_GAPS) {
    names.length = 0
    for (let month = first; month <= last; month = nextMonth(month)) names.push(month)
  }
  return barsOf(
    names.map((month) => [periodLabel(month), paid.get(month) ?? { usd: 0n, trades: 0 }]),
  )
}

function barsOf(bars: readonly [name: string, sum: UsdSum][]): Bar[] {
  const highest = bars.reduce((most, [, { usd }]) => (usd > most ? usd : most), 1n)
  return bars.map(([name, sum]) => ({
    name,
    text: `${name}: ${sumLabel(sum)}`,
    percent: Number((sum.usd * 1_000n) / highest) / 10,
  }))
}
