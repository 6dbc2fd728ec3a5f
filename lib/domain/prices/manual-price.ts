import { significantDigits, sumOf } from '@/lib/domain/amounts/decimal'
import type { SourceAnswer } from './best-price'
import type { AnsweredPrice, PriceAnswers } from './price-answers'

/** Digits and at most one point; no sign, no exponent, no grouping. */
const PLAIN_DECIMAL = /^(\d{1,40}(\.\d{1,40})?|\.\d{1,40})$/
/** JSON numbers, as the routes take prices, hold these digit for digit. */
const MAX_DIGITS = 12

export type ManualPriceFault = 'empty' | 'no number' | 'too many digits'

/** Parses a USD price that a visitor entered to plain decimal text; 0 is a price (behaviour 8.25). */
export function parseManualPrice(text: string): { value: string } | { fault: ManualPriceFault } {
  const typed = withDecimalPoint(text)
  if (typed === '') return { fault: 'empty' }
  if (!PLAIN_DECIMAL.test(typed)) return { fault: 'no number' }
  const value = sumOf([typed])
  return significantDigits(value).length > MAX_DIGITS ? { fault: 'too many digits' } : { value }
}

/** Returns a manual price of some minutes of a mint as answers; `undefined` resets it. */
export function manualAnswers(
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): AnsweredPrice[] {
  const source = 'typed'
  const answer: SourceAnswer =
    value === undefined ? { source, value } : { source, value, apartSeconds: 0 }
  return minutes.map((minute) => ({ mint, minute, answer }))
}

/**
 * Returns the minutes of a mint whose price was set together with that of one minute, itself among
 * them; none if that one wasn't set (behaviour 8.25).
 */
export function minutesSetTogether(answers: PriceAnswers, mint: string, minute: number): number[] {
  const ofMint = answers.get(mint)
  const one = ofMint?.get(minute)?.typed
  if (!ofMint || !one?.price) return []
  return [...ofMint].flatMap(([other, { typed }]) =>
    typed?.price && typed.atMs === one.atMs ? [other] : [],
  )
}

const DECIMAL_COMMA = /^(\d*),(\d*)$/

/** Returns a typed number with a point for its decimal comma; any other text as it is (behaviour 8.25, 20.8). */
export function withDecimalPoint(typed: string): string {
  return typed.trim().replace(DECIMAL_COMMA, '$1.$2')
}
