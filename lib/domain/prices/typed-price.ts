import Big from 'big.js'
import { bestPrice } from './best-price'
import type { AnsweredPrice, PriceAnswers } from './price-answers'
import { priceText } from './token-price'

/** Digits and at most one point; no sign, no exponent, no grouping. */
const PLAIN_DECIMAL = /^(\d{1,400}(\.\d{1,400})?|\.\d{1,400})$/
const MOST_DIGITS = 12

/** What is wrong with a text that should be a price. */
export type TypedPriceFault = 'empty' | 'no decimal' | 'too many digits' | 'out of range'

/**
 * The USD price that a visitor typed, as plain decimal text, exact; 0 is a price. At most 12 of its
 * digits count, and it lies where the routes take prices, so that none of them is lost on the way to
 * the CSV (behaviour 8.25).
 */
export function readTypedPrice(text: string): { value: string } | { fault: TypedPriceFault } {
  const trimmed = text.trim()
  if (trimmed === '') return { fault: 'empty' }
  if (!PLAIN_DECIMAL.test(trimmed)) return { fault: 'no decimal' }
  const exact = new Big(trimmed)
  if (exact.c.length > MOST_DIGITS) return { fault: 'too many digits' }
  const value = exact.toFixed()
  const sent = Number(value)
  if (!(sent < Infinity) || priceText(sent) !== value) return { fault: 'out of range' }
  return { value }
}

/** A typed price of some minutes of a mint, as answers; undefined takes what was typed back. */
export function typedAnswers(
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): AnsweredPrice[] {
  const source = 'typed'
  const answer =
    value === undefined
      ? ({ source, value } as const)
      : ({ source, value, apartSeconds: 0 } as const)
  return minutes.map((minute) => ({ mint, minute, answer }))
}

/**
 * The minutes of a mint whose price was typed together with that of one minute, itself among them;
 * none where that one is not typed (behaviour 8.26).
 */
export function typedTogether(answers: PriceAnswers, mint: string, minute: number): number[] {
  const ofMint = answers.get(mint)
  const one = ofMint?.get(minute)?.typed
  if (!ofMint || !one?.price) return []
  return [...ofMint].flatMap(([other, { typed }]) =>
    typed?.price && typed.atMs === one.atMs ? [other] : [],
  )
}

/** Whether nothing knows the price of a mint's minute. */
export function hasNoPrice(answers: PriceAnswers, mint: string, minute: number): boolean {
  const answer = answers.get(mint)?.get(minute)
  return !answer || !bestPrice(answer)
}
