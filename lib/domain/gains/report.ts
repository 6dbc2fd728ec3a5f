import type { Conversion } from '@/lib/domain/exchange-rates/exchange-rate'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { addDays, type Day, startOfDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'

/** The time of what is reported to remain, and whether it is of more orders than the shown ones (behaviour 26.4). */
export type RemainingAt = {
  /** The last day of the filter, if that day is over. */
  day: Day | undefined
  /** Only trades before this count. ISO 8601 in UTC; undefined for all. */
  before: string | undefined
  /** Whether a filter other than that by date is on, which doesn't change what remains. */
  isOfAllOrders: boolean
}

/** What is reported of the trades of all selected orders (behaviour 26.4). */
export type Report = {
  isShown: (trade: Trade) => boolean
  remaining: RemainingAt
  timeZone: TimeZone
}

/** Returns when tokens count as remaining: on the filter's last day if that is over, else now (behaviour 26.4). */
export function remainingAt(
  { to, ...filters }: EventFilters,
  timeZone: TimeZone,
  today: Day,
): RemainingAt {
  const others = { ...filters, from: undefined }
  const isOfAllOrders = Object.values(others).some((value) => value !== undefined)
  if (to === undefined || to >= today) return { day: undefined, before: undefined, isOfAllOrders }
  const end = new Date(startOfDay(addDays(to, 1), timeZone))
  return { day: to, before: end.toISOString(), isOfAllOrders }
}

/** What gains are calculated from. */
export type Reported = {
  /** The events of all selected orders. */
  events: readonly OrderEvent[]
  /** The events that match the filters; without a filter the same array. */
  shownEvents: readonly OrderEvent[]
  filters: EventFilters
  /** The stored prices. */
  answers: PriceAnswers
  method: CostMethod
  /** Undefined in USD. */
  conversion?: Conversion | undefined
  timeZone: TimeZone
  /** The present day in that zone. */
  today: Day
}

/** Returns the report of the shown events. */
export function reportOf(reported: Omit<Reported, 'answers' | 'method' | 'conversion'>): Report {
  const { events, shownEvents, filters, timeZone, today } = reported
  const shownTrades = shownEvents === events ? undefined : new Set(shownEvents)
  return {
    isShown: (trade) => shownTrades?.has(trade) ?? true,
    remaining: remainingAt(filters, timeZone, today),
    timeZone,
  }
}
