import { averagePrice, type Fixed, fixedText, worthOf } from '@/lib/domain/amounts/decimal'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Holding } from '@/lib/domain/gains/pool'
import type { RemainingAt } from '@/lib/domain/gains/report'
import type { Gains, TokenGains } from '@/lib/domain/gains/gains'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import { addDays, type Day, type TimeZone } from '@/lib/domain/time/local-day'
import { amountLabel, counted } from '@/lib/view/amounts/amount-label'
import { valueSumLabel } from '@/lib/view/exchange-rates/currency-label'
import { NO_FIGURE } from '@/lib/view/summary/summary-label'
import type { SummaryView } from '@/lib/view/preferences/preference-label'
import { localDate } from '@/lib/view/time/local-date'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'
import { type ExchangeRate, inCurrency } from '@/lib/domain/exchange-rates/exchange-rate'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { tokenName, tokenText, withLookAlike } from '@/lib/view/tokens/token-label'

export type GainsView = Exclude<SummaryView, 'pairs'>

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

/** Returns whether a row of the view has a value (behaviour 26.7). */
export function hasValues({ tokens, periods }: Gains, view: GainsView): boolean {
  return view === 'tokens'
    ? tokens.some(
        ({ cost, proceeds, remaining }) =>
          cost.trades + proceeds.trades > 0 || remaining.amountWithCost > 0n,
      )
    : periods.some(({ paid, received }) => paid.trades + received.trades > 0)
}

/** Returns the average of what was paid for a token in USD, to 30 digits; undefined if no cost is known (behaviour 26.8). */
export function averagePaid({ cost, boughtWithCost }: TokenGains): string | undefined {
  return averagePrice(fixedText(cost.value), fixedText(boughtWithCost))
}

/** Returns the average cost of what remains with a known cost. First in, first out has none (behaviour 26.8). */
export function averageRemaining(
  { remaining: { amountWithCost, cost } }: TokenGains,
  method: CostMethod,
): string | undefined {
  return method === 'fifo' ? undefined : averagePrice(fixedText(cost), fixedText(amountWithCost))
}

/** Returns the cost of what remains; undefined if none of its cost is known (behaviour 26.8). */
export function remainingCost({ amount, amountWithCost, cost }: Holding): Fixed | undefined {
  return amount > 0n && amountWithCost === 0n ? undefined : cost
}

/** Returns the head of what remains: 'Remaining on 5 Apr 2026, all selected orders' (behaviour 26.4). */
export function remainingHead({ day, isOfAllOrders }: RemainingAt): string {
  const onDay = day === undefined ? '' : ` on ${shortDay(day)}`
  return `Remaining${onDay}${isOfAllOrders ? ', all selected orders' : ''}`
}

/** Returns '5 Apr 2026'. */
function shortDay(day: Day): string {
  return localDate(`${day}T12:00:00.000Z`, 'UTC').day.replace(/^0/, '')
}

/** Returns a gain or loss: '+$140.00', '−$50.00', '$0.00' (behaviour 26.8). */
export function gainLabel(gain: Fixed, currency: Currency): string {
  if (gain < 0n) return `−${valueSumLabel(fixedText(-gain), currency)}`
  return `${gain > 0n ? '+' : ''}${valueSumLabel(fixedText(gain), currency)}`
}

/** Returns a sum in a currency; '–' if it includes no trade (behaviour 18.7, 27.2). */
export function currencySumLabel({ value, trades }: ValueSum, currency: Currency): string {
  return trades === 0 ? NO_FIGURE : valueSumLabel(fixedText(value), currency)
}

/** Returns a sum of gains; '–' if nothing of known cost was sold (behaviour 26.2, 26.8). */
export function gainSumLabel({ value, trades }: ValueSum, currency: Currency): string {
  return trades === 0 ? NO_FIGURE : gainLabel(value, currency)
}

/** Returns what was sold without a known cost, and why; '' if nothing was (behaviour 26.7). */
export function withoutCostText(token: TokenGains, state: TokenState, currency: Currency): string {
  const { soldWithoutCost, soldUnpriced, sold, isHeldElsewhere } = token
  if (soldWithoutCost === 0n) return ''
  const [part, whole] = [amountLabel(fixedText(soldWithoutCost)), amountLabel(fixedText(sold))]
  const unpriced = amountLabel(fixedText(soldUnpriced))
  const was = unpriced === '1' ? 'was' : 'were'
  const what = currency === 'USD' ? 'a price' : 'a price or an exchange rate'
  const reasons = [
    soldUnpriced > 0n && `${unpriced} ${was} bought without ${what}`,
    isHeldElsewhere && 'another wallet here held some then',
  ].filter(Boolean)
  const text = `${part} of ${whole} ${tokenName(state)} sold have no known cost, so no gain is counted`
  return reasons.length === 0 ? text : `${text}: ${reasons.join(', ')}`
}

/** Returns how many trades lack a value or an amount (behaviour 26.3). */
export function uncountedTexts({ unpriced, unmeasured }: Gains) {
  return {
    unpriced:
      unpriced === 0
        ? ''
        : `${counted(unpriced, 'trade')} without a price: ${unpriced === 1 ? 'its' : 'their'} cost or gain is unknown`,
    unmeasured:
      unmeasured === 0
        ? ''
        : `${counted(unmeasured, 'trade')} with unknown amounts ${unmeasured === 1 ? 'isn’t' : 'aren’t'} counted`,
  }
}

/** Counts the trades whose sides differ in USD, so that a gain may be wrong; '' if there is none (behaviour 8.27). */
export function mismatchesText(trades: number): string {
  return trades === 0 ? '' : `The sides of ${counted(trades, 'trade')} differ by over 10%`
}

/** Returns a month or year as rows name it: 'Mar 2026', '2026'. */
export function periodLabel(period: string): string {
  if (!period.includes('-')) return period
  return localDate(`${period}-15T12:00:00.000Z`, 'UTC').day.slice('15 '.length)
}

/**
 * Returns the days of a month or year that a date filter lets through, so that no figure of the row changes (behaviour
 * 26.8).
 */
export function daysOfPeriod(
  period: string,
  { from, to }: { from?: Day | undefined; to?: Day | undefined } = {},
): { from: Day; to: Day } {
  const isMonth = period.includes('-')
  const first = isMonth ? `${period}-01` : `${period}-01-01`
  const last = isMonth ? addDays(`${nextMonth(period)}-01`, -1) : `${period}-12-31`
  return {
    from: from !== undefined && from > first ? from : first,
    to: to !== undefined && to < last ? to : last,
  }
}

/** Returns the next month: '2026-04' for '2026-03'. */
function nextMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7)
}

/** Returns the time of current prices: 'Worth now at 14:32, rate of 27 Nov 2026' (behaviour 26.9, 27.2). */
export function worthTimeText(
  atMs: number,
  timeZone: TimeZone,
  rate: ExchangeRate | undefined,
): string {
  const text = `Worth now at ${localDate(atMs, timeZone).time.slice(0, 5)}`
  return rate ? `${text}, rate of ${shortDay(rate.day)}` : text
}

/** Returns a row's short note: '4.2 without known cost' (behaviour 26.8). */
export function withoutCostNote({ soldWithoutCost }: TokenGains): string {
  return `${amountLabel(fixedText(soldWithoutCost))} without known cost`
}

/**
 * Returns the worth of what remains of a token, and its difference from the cost; undefined if nothing remains or the
 * token has no price. There is no difference while part of the cost is unknown (behaviour 26.9).
 */
export function worthLabels(
  { mint, remaining: { amount, amountWithCost, cost } }: TokenGains,
  prices: ReadonlyMap<string, string>,
  currency: Currency,
  rate: ExchangeRate | undefined,
): { worth: string; difference: string | undefined } | undefined {
  const price = prices.get(mint)
  if (amount === 0n || price === undefined) return undefined
  const usd = worthOf(amount, price)
  const worth = rate ? inCurrency(usd, rate) : usd
  return {
    worth: valueSumLabel(fixedText(worth), currency),
    difference: amountWithCost < amount ? undefined : gainLabel(worth - cost, currency),
  }
}

/** A bar of a chart: its height in percent of the highest bar, its text, and whether there were trades. */
export type Bar = { name: string; percent: number; text: string; hasTrades: boolean }

const MAX_TOKEN_BARS = 12

/** Returns a bar for the cost of each of the first 12 tokens with trades (behaviour 26.10). */
export function tokenBars({ tokens, currency }: Gains, stateOf: TokenLookup): readonly Bar[] {
  const traded = tokens.filter(({ purchases, sales }) => purchases + sales > 0)
  return barsOf(
    currency,
    traded.slice(0, MAX_TOKEN_BARS).map(({ mint, cost }) => {
      const state = stateOf(mint)
      return { name: withLookAlike(tokenText(state), state), sum: cost, hasTrades: true }
    }),
  )
}

/** Returns a bar for what was paid in each month; a month without trades is a gap (behaviour 26.10). */
export function monthBars({ periods, currency }: Gains): readonly Bar[] {
  const months = new Map(periods.map((month) => [month.period, month]))
  const [first = '-', last = ''] = [
    periods.find(isMonth)?.period,
    periods.findLast(isMonth)?.period,
  ]
  const bars: BarSource[] = []
  // No trade is from before 2020 or after tomorrow (behaviour 3.13), so the bars are few.
  for (let month = first; month <= last; month = nextMonth(month)) {
    const sums = months.get(month)
    const sum = sums?.paid ?? { value: 0n, trades: 0 }
    bars.push({ name: periodLabel(month), sum, hasTrades: sums !== undefined })
  }
  return barsOf(currency, bars)
}

function isMonth({ period }: { period: string }): boolean {
  return period.includes('-')
}

type BarSource = { name: string; sum: ValueSum; hasTrades: boolean }

function barsOf(currency: Currency, bars: readonly BarSource[]): Bar[] {
  const highest = bars.reduce((most, { sum: { value } }) => (value > most ? value : most), 1n)
  return bars.map(({ name, sum, hasTrades }) => ({
    name,
    text: `${name}: ${currencySumLabel(sum, currency)}`,
    percent: Number((sum.value * 1_000n) / highest) / 10,
    hasTrades,
  }))
}
