import { addDays } from '@/lib/domain/time/local-day'
import { daysOfYear, daysSchema, type YearRates } from '@/lib/domain/exchange-rates/year-rates'
import * as z from '@/lib/domain/text/zod'
import { fetchText, parseAs, UpstreamError } from '@/lib/upstream/http/http-call'
import { publicSettings } from '@/lib/upstream/environment/public-settings'

const IDLE_TIMEOUT_MS = 20_000
/** A year of eight currencies takes some 31 kB. */
const MAX_BYTES = 1_000_000
const SYMBOLS = 'USD,GBP,CHF,AUD,CAD,JPY,INR,BRL'
/** An answer begins with the working day at or before its first day. */
const MAX_DAYS_BEFORE = 10

const responseSchema = z.object({ base: z.literal('EUR'), rates: daysSchema })

export type FetchYearRates = (
  year: number,
  nowMs: number,
  signal: AbortSignal,
) => Promise<YearRates>

/**
 * Fetches the euro reference rates of a calendar year, until today (behaviour 27.5). Whole years and all currencies say
 * little about a visitor.
 * @throws as `fetchText`, and UpstreamError 'unreadable' for one impossible value
 */
export const fetchYearRates: FetchYearRates = async (year, nowMs, signal) => {
  const { from, to } = daysOfYear(year, nowMs)
  const text = await fetchText({
    url: `${publicSettings.ratesUrl}/v1/${from}..${to}?symbols=${SYMBOLS}`,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    requiresOk: true,
    signal,
  })
  return { year, days: yearRatesIn(text, year, nowMs), fetchedAtMs: nowMs }
}

/**
 * Parses the sample wallet's rates of a year: one file has all years. As the service's answer, they begin before 1
 * January. @throws UpstreamError 'unreadable'
 */
export function sampleRatesIn(text: string, year: number): YearRates['days'] {
  const { rates } = parseAs(responseSchema, text)
  const first = addDays(`${year}-01-01`, -MAX_DAYS_BEFORE)
  return Object.fromEntries(
    Object.entries(rates).filter(([day]) => first <= day && day <= `${year}-12-31`),
  )
}

/** Parses the rates of a year. @throws UpstreamError 'unreadable', also if a day is outside the year that was asked for */
export function yearRatesIn(text: string, year: number, nowMs: number): YearRates['days'] {
  const { from, to } = daysOfYear(year, nowMs)
  const { rates } = parseAs(responseSchema, text)
  const first = addDays(from, -MAX_DAYS_BEFORE)
  if (Object.keys(rates).some((day) => day < first || day > to)) {
    throw new UpstreamError({ kind: 'unreadable' })
  }
  return rates
}
