import { compareText } from '@/lib/domain/text/compare-text'
import { localDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { PooledTrade } from './pooled-trades'
import { addValue, noValue, type ValueSum } from './value-sum'

/** The sums of the trades of a month, '2026-03', or of a year, '2026' (behaviour 26.5). */
export type PeriodGains = {
  period: string
  trades: number
  /** How many of the trades have an unknown fee. */
  unknownFees: number
  paid: ValueSum
  received: ValueSum
  fees: ValueSum
  gain: ValueSum
}

/** Adds a trade to its month and year. */
export function addToPeriods(
  periods: Map<string, PeriodGains>,
  month: string,
  { trade, values, sale }: PooledTrade,
): void {
  for (const name of [month.slice(0, 4), month]) {
    const period = periods.get(name) ?? noPeriod(name)
    periods.set(name, period)
    period.trades += 1
    if (!values) continue
    addValue(period.paid, values.paid)
    addValue(period.received, values.received)
    addValue(period.fees, values.fees)
    addValue(period.gain, sale?.gain)
    if (!trade.fee) period.unknownFees += 1
  }
}

/** Returns the periods by time, each year before its months. */
export function sortedPeriods(periods: ReadonlyMap<string, PeriodGains>): PeriodGains[] {
  return [...periods.values()].sort((a, b) => compareText(a.period, b.period))
}

/** Returns a date's month. Intl is slow, so days 2 to 27 skip it: their month is the same in every zone. */
export function monthOf(date: string, timeZone: TimeZone): string {
  const day = Number(date.slice(8, 10))
  const localDate = day > 1 && day < 28 ? date : localDay(Date.parse(date), timeZone)
  return localDate.slice(0, 7)
}

function noPeriod(period: string): PeriodGains {
  const sums = { paid: noValue(), received: noValue(), fees: noValue(), gain: noValue() }
  return { period, trades: 0, unknownFees: 0, ...sums }
}
