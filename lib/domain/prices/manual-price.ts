import { significantDigits, sumOf } from '@/lib/domain/amounts/decimal'
import { type EnteredNumber, parseEnteredNumber } from '@/lib/domain/amounts/entered-number'
import { localDay, type TimeZone } from '@/lib/domain/time/local-day'
import { SECOND_MS } from '@/lib/domain/time/unix-time'
import {
  type AnsweredPrice,
  bestPriceAt,
  exactPrice,
  type PriceAnswers,
  type PriceAt,
} from './price-answers'
import type { PriceMinutes } from './token-price'

/** No price needs more digits on either side of the point. */
const MAX_LENGTH = /^\d{0,40}(\.\d{1,40})?$/
/** Our routes take prices as JSON numbers, which hold 12 digits exactly. */
const MAX_DIGITS = 12

export type ManualPriceFault = 'empty' | 'no number' | 'too many digits'

/** Parses a USD price that a visitor entered. 0 is a price (behaviour 8.25). */
export function parseManualPrice(text: string): EnteredNumber | { fault: ManualPriceFault } {
  if (text.trim() === '') return { fault: 'empty' }
  const entered = parseEnteredNumber(text)
  if (!entered) return { fault: 'no number' }
  if ('readings' in entered) return entered
  if (!MAX_LENGTH.test(entered.value)) return { fault: 'no number' }
  const value = sumOf([entered.value])
  return significantDigits(value).length > MAX_DIGITS ? { fault: 'too many digits' } : { value }
}

/** Returns a manual price for some minutes of a mint as answers. @param value undefined resets it */
export function manualAnswers(
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): AnsweredPrice[] {
  const price = value === undefined ? undefined : exactPrice('manual', value)
  return minutes.map((minute) => ({ mint, minute, source: 'manual', price }))
}

/** Returns the minutes whose manual price was set together with that of `minute`, if it has one (behaviour 8.25). */
export function minutesSetTogether(answers: PriceAnswers, mint: string, minute: number): number[] {
  const manual = answers.get(mint)?.get(minute)?.manual
  if (!manual?.price) return []
  return [...(answers.get(mint) ?? [])].flatMap(([other, answer]) =>
    answer.manual?.price && answer.manual.atMs === manual.atMs ? other : [],
  )
}

/** Longer than any day, even one with a change of clocks. */
const MAX_DAY_SECONDS = 26 * 3_600

type DayPrices = { wanted: PriceMinutes; answers: PriceAnswers; timeZone: TimeZone }

/** Returns `minute`, and the mint's other minutes without a price on the same day in a zone (behaviour 8.25). */
export function missingOnDay(
  { mint, minute }: PriceAt,
  { wanted, answers, timeZone }: DayPrices,
): number[] {
  const dayOf = (seconds: number) => localDay(seconds * SECOND_MS, timeZone)
  const day = dayOf(minute)
  const others = (wanted.get(mint) ?? []).filter(
    (other) =>
      other !== minute &&
      Math.abs(other - minute) <= MAX_DAY_SECONDS &&
      !bestPriceAt(answers, mint, other) &&
      dayOf(other) === day,
  )
  return [...others, minute].sort((a, b) => a - b)
}
