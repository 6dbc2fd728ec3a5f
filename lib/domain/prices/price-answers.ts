import type { TokenPrice } from './token-price'
import { roundToMinute } from './price-minute'
import type { PriceMinutes } from './wanted-prices'

/** What Birdeye answered for a minute of a mint: a USD price, or that (and when) it had none. */
export type PriceAnswer = number | { missingAtMs: number }

/** One mint's answers by minute, in Unix seconds. */
export type MintAnswers = ReadonlyMap<number, PriceAnswer>

/** Every answer by mint. A mint whose answers did not change keeps the same map object. */
export type PriceAnswers = ReadonlyMap<string, MintAnswers>

/** One answer as it came from Birdeye. `minute` is a whole minute in Unix seconds. */
export type AnsweredPrice = { mint: string; minute: number; price: TokenPrice }

export const NO_ANSWERS: PriceAnswers = new Map()

/** The answers with some more added. @param atMs when these came, in Unix milliseconds */
export function withAnswers(
  answers: PriceAnswers,
  added: readonly AnsweredPrice[],
  atMs: number,
): PriceAnswers {
  const changed = new Map<string, Map<number, PriceAnswer>>()
  for (const { mint, minute, price } of added) {
    const ofMint = changed.get(mint) ?? new Map(answers.get(mint))
    const answer = price === 'missing' ? { missingAtMs: atMs } : price
    // A price stays, whatever is answered later.
    if (typeof answer === 'number' || isBetter(answer, ofMint.get(minute))) {
      ofMint.set(minute, answer)
    }
    changed.set(mint, ofMint)
  }
  return new Map([...answers, ...changed])
}

/**
 * What two tabs know together: for one minute a price counts before 'missing', and the later
 * 'missing' before an earlier one. The same `own` object comes back where `other` adds nothing.
 */
export function mergeAnswers(own: PriceAnswers, other: PriceAnswers): PriceAnswers {
  const changed = new Map<string, MintAnswers>()
  for (const [mint, theirs] of other) {
    const ours = own.get(mint)
    const better = [...theirs].filter(([minute, answer]) => isBetter(answer, ours?.get(minute)))
    if (better.length > 0) changed.set(mint, new Map([...(ours ?? []), ...better]))
  }
  return changed.size === 0 ? own : new Map([...own, ...changed])
}

/** The USD price of a mint at a time; undefined where it is not fetched, or 'missing'. */
export function answeredPrice(
  answers: PriceAnswers,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = priceAt(answers, mint, timestampSeconds)
  return price === 'missing' ? undefined : price
}

/** The wanted prices that are not answered yet; 'missing' is an answer (behaviour 8.3). */
export function unansweredPrices(wanted: PriceMinutes, answers: PriceAnswers): PriceMinutes {
  const rest = new Map<string, readonly number[]>()
  for (const [mint, minutes] of wanted) {
    const answered = answers.get(mint)
    const unanswered = answered ? minutes.filter((minute) => !answered.has(minute)) : minutes
    if (unanswered.length > 0) rest.set(mint, unanswered)
  }
  return rest
}

/** What a mint's minute was answered: its price, 'missing', or undefined where it was not asked. */
export function priceAt(
  answers: PriceAnswers,
  mint: string,
  timestampSeconds: number,
): TokenPrice | undefined {
  const answer = answers.get(mint)?.get(roundToMinute(timestampSeconds))
  return typeof answer === 'object' ? 'missing' : answer
}

function isBetter(answer: PriceAnswer, known: PriceAnswer | undefined): boolean {
  if (known === undefined) return true
  if (typeof known === 'number') return false
  return typeof answer === 'number' || answer.missingAtMs > known.missingAtMs
}
