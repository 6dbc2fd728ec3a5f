import { alignedUnits, type Fixed, halfUp, significantQuotient } from '@/lib/domain/amounts/decimal'
import { addDays, type Day } from '@/lib/domain/time/local-day'
import type { ForeignCurrency } from './currency'
import { isFinal, type YearRates } from './year-rates'

/** No weekend and no holiday of the European Central Bank is longer. */
const MAX_DAYS_BACK = 10
const RATE_DIGITS = 12

/** The rate of a currency for 1 USD, crossed through the euro (behaviour 27.3). */
export type ExchangeRate = {
  /** The day whose rate it is. */
  day: Day
  /** Whether the rate may still change (behaviour 27.4). */
  isProvisional: boolean
  /** In units of one decimal: the currency for 1 EUR, and the dollars for 1 EUR. */
  perEuro: bigint
  usdPerEuro: bigint
}

/** Returns the rate of a day; undefined if there is none (behaviour 27.4). */
export type RateOn = (day: Day) => ExchangeRate | undefined

/** Converts USD to a currency, each value at the rate of its own day. */
export type Conversion = {
  currency: ForeignCurrency
  rateOn: RateOn
  /** The latest rate; undefined if there is none. */
  latest: ExchangeRate | undefined
}

/**
 * Returns the conversion to a currency. A day without a rate has that of the last day before it, ten days back at most,
 * and never a later one (behaviour 27.4).
 */
export function conversionTo(currency: ForeignCurrency, years: readonly YearRates[]): Conversion {
  // Two years can both have the last days of December. The later answer counts.
  const byFetch = years.toSorted((a, b) => a.fetchedAtMs - b.fetchedAtMs)
  const days = new Map(byFetch.flatMap((year) => Object.entries(year.days)))
  const finalYears = new Set(years.filter(isFinal).map(({ year }) => String(year)))
  const rateOfDay = (day: Day) => {
    const { USD: usd, ...others } = days.get(day) ?? {}
    const perEuro = currency === 'EUR' ? 1 : others[currency]
    if (usd === undefined || perEuro === undefined) return undefined
    const [currencyUnits, usdUnits] = alignedUnits(String(perEuro), String(usd))
    return { day, perEuro: currencyUnits, usdPerEuro: usdUnits }
  }
  const newest = [...days.keys()]
    .filter((day) => rateOfDay(day))
    .sort()
    .at(-1)
  const rates = new Map<Day, ExchangeRate | undefined>()
  const find = (day: Day): ExchangeRate | undefined => {
    for (let back = 0; back <= MAX_DAYS_BACK; back += 1) {
      const rate = rateOfDay(addDays(day, -back))
      const isProvisional = newest !== undefined && day > newest && !finalYears.has(day.slice(0, 4))
      if (rate) return { ...rate, isProvisional }
    }
    return undefined
  }
  const rateOn = (day: Day) => {
    if (!rates.has(day)) rates.set(day, find(day))
    return rates.get(day)
  }
  return { currency, rateOn, latest: newest === undefined ? undefined : rateOn(newest) }
}

/** Returns a USD value in the currency, divided once and rounded half up (behaviour 27.3). */
export function inCurrency(usd: Fixed, { perEuro, usdPerEuro }: ExchangeRate): Fixed {
  return halfUp(usd * perEuro, usdPerEuro)
}

/** Returns a value of the currency in USD, rounded half up. */
export function inDollars(value: Fixed, { perEuro, usdPerEuro }: ExchangeRate): Fixed {
  return halfUp(value * usdPerEuro, perEuro)
}

/** Returns the currency for 1 USD, to 12 digits. */
export function rateText({ perEuro, usdPerEuro }: ExchangeRate): string {
  return significantQuotient(String(perEuro), String(usdPerEuro), RATE_DIGITS)
}
