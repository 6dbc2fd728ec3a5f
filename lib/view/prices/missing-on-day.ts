import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { hasNoPrice } from '@/lib/domain/prices/typed-price'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { localDate } from '@/lib/view/time/local-date'

/** Longer than any day, with a change of clocks in it. */
const A_DAY_AT_MOST_SECONDS = 26 * 3_600

/**
 * The minutes of a mint that have no price on one minute's day in the visitor's zone, and that minute
 * itself, priced or not (behaviour 8.25).
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function missingOnDay(
  { mint, minute }: { mint: string; minute: number },
  wanted: PriceMinutes,
  answers: PriceAnswers,
  timeZone?: string,
): number[] {
  const day = dayOf(minute, timeZone)
  const others = (wanted.get(mint) ?? []).filter(
    (other) =>
      other !== minute &&
      Math.abs(other - minute) <= A_DAY_AT_MOST_SECONDS &&
      hasNoPrice(answers, mint, other) &&
      dayOf(other, timeZone) === day,
  )
  return [...others, minute].sort((a, b) => a - b)
}

function dayOf(seconds: number, timeZone: string | undefined): string {
  return localDate(new Date(seconds * 1_000).toISOString(), timeZone).day
}
