import * as z from '@/lib/domain/text/zod'
import { type Day, isDay } from '@/lib/domain/time/local-day'
import { isFresh } from '@/lib/domain/time/max-age'
import type { Currency } from './currency'

/** No rate is near these bounds, and `String` writes no number between them with an exponent. */
const rateSchema = z.optional(z.number().check(z.minimum(0.0001), z.maximum(1_000_000)))

/** What 1 EUR is worth on a day. A currency may lack a rate. */
const dayRatesSchema = z.object({
  USD: rateSchema,
  GBP: rateSchema,
  CHF: rateSchema,
  AUD: rateSchema,
  CAD: rateSchema,
  JPY: rateSchema,
  INR: rateSchema,
  BRL: rateSchema,
} satisfies Record<Exclude<Currency, 'EUR'>, unknown>)

/** The rates by day. One impossible value makes all of them doubtful (behaviour 27.4). */
export const daysSchema = z.record(z.string().check(z.refine(isDay)), dayRatesSchema)

/** A service's answer for a calendar year. Weekends and holidays have no rates (behaviour 27.4). */
export const yearRatesSchema = z.object({
  year: z.int(),
  days: daysSchema,
  /** In Unix milliseconds. */
  fetchedAtMs: z.int(),
})
export type YearRates = z.infer<typeof yearRatesSchema>

/** Returns whether no rate of a year can change any more: it was fetched after 2 January of the next year (27.5). */
export function isFinal({ year, fetchedAtMs }: YearRates): boolean {
  return fetchedAtMs >= Date.UTC(year + 1, 0, 3)
}

/** Returns whether a year needs no new request: it is final, or was fetched within a day (behaviour 27.5). */
export function isYearFresh(rates: YearRates, nowMs: number): boolean {
  const { fetchedAtMs } = rates
  return isFinal(rates) ? fetchedAtMs <= nowMs : isFresh(fetchedAtMs, nowMs)
}

/** Returns the first and last day that a request for a year asks for: the last is today in the current year. */
export function daysOfYear(year: number, nowMs: number): { from: Day; to: Day } {
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const last = `${year}-12-31`
  return { from: `${year}-01-01`, to: last < today ? last : today }
}
