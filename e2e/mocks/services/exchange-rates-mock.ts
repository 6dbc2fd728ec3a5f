import { addDays, isDay } from '@/lib/domain/time/local-day'
import { jsonReply, type MockRequest, type MockResponse } from '../request-and-response'

/** For 1 EUR, with the decimals that the European Central Bank publishes. */
const USUAL_RATES: Readonly<Record<string, readonly [rate: number, decimals: number]>> = {
  AUD: [1.65, 4],
  BRL: [6.1, 4],
  CAD: [1.49, 4],
  CHF: [0.96, 4],
  GBP: [0.85, 5],
  INR: [92, 4],
  JPY: [163, 2],
  USD: [1.09, 4],
}
const PATH = /^\/rates\/v1\/([^/]+)\.\.([^/]+)$/
const FIRST_DAY = '1999-01-04'

/**
 * Answers GET /v1/{from}..{to} as the real service does. Weekends and the holidays of the European Central Bank are
 * absent, and the first day is the working day at or before `from`. Unknown symbols are dropped without a word.
 */
export function exchangeRatesResponse({ path, query, atMs }: MockRequest): MockResponse {
  const [, from = '', to = ''] = PATH.exec(path) ?? []
  if (!isDay(from) || !isDay(to)) return jsonReply(404, { message: 'not found' })
  if (from > to) return jsonReply(422, { message: 'end date before start date' })
  const asked = query.symbols?.split(',') ?? Object.keys(USUAL_RATES)
  const symbols = asked.filter((symbol) => USUAL_RATES[symbol]).sort()
  const today = new Date(atMs).toISOString().slice(0, 10)
  let day = from < FIRST_DAY ? FIRST_DAY : from
  while (!isWorkingDay(day)) day = addDays(day, -1)
  const rates: Record<string, Record<string, number>> = {}
  for (; day <= to && day <= today; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    // Today's rates may still change.
    const isOpen = day === today
    rates[day] = Object.fromEntries(symbols.map((symbol) => [symbol, rateOf(symbol, day, isOpen)]))
  }
  const days = Object.keys(rates)
  const head = { amount: 1, base: 'EUR', start_date: days[0], end_date: days.at(-1) }
  return jsonReply(200, { ...head, rates }, { 'cache-control': 'public, max-age=86400' })
}

/** Returns a rate that drifts by up to a tenth over the years. */
export function rateOf(symbol: string, day: string, isOpen = false): number {
  const [usual = 1, decimals = 4] = USUAL_RATES[symbol] ?? []
  const dayNumber = Date.parse(day) / 86_400_000
  const drift = Math.sin(dayNumber / 97 + symbol.charCodeAt(0)) / 10
  const noise = Math.sin(dayNumber * 12.9898 + symbol.charCodeAt(1)) / 200
  return Number((usual * (1 + drift + noise + (isOpen ? 0.001 : 0))).toFixed(decimals))
}

/** Returns whether the European Central Bank publishes rates on a day. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

/** Returns Easter Sunday by the anonymous Gregorian rule. */
function easterSunday(year: number): string {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const number = epact + sunday - 7 * late + 114
  const [month, date] = [Math.floor(number / 31), (number % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
