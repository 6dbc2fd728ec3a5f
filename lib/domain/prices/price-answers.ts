import {
  type Asking,
  bestPrice,
  isUnanswered,
  mergeAnswer,
  type PriceAnswer,
  type SourceAnswer,
  type SourcedPrice,
  withAnswer,
} from './best-price'
import { roundToMinute } from './price-minute'
import type { PriceSource } from './price-source'
import type { PriceMinutes } from './wanted-prices'

/** One mint's answers by minute, in Unix seconds. */
export type MintAnswers = ReadonlyMap<number, PriceAnswer>

/** Every answer by mint. A mint whose answers did not change keeps the same map object. */
export type PriceAnswers = ReadonlyMap<string, MintAnswers>

/** What a source says of a mint's minute. `minute` is a whole minute in Unix seconds. */
export type AnsweredPrice = { mint: string; minute: number; answer: SourceAnswer }

export const NO_ANSWERS: PriceAnswers = new Map()

/** The answers with some more added. @param atMs when these came, in Unix milliseconds */
export function withAnswers(
  answers: PriceAnswers,
  added: readonly AnsweredPrice[],
  atMs: number,
): PriceAnswers {
  const changed = new Map<string, Map<number, PriceAnswer>>()
  for (const { mint, minute, answer } of added) {
    const ofMint = changed.get(mint) ?? new Map(answers.get(mint))
    ofMint.set(minute, withAnswer(ofMint.get(minute), answer, atMs))
    changed.set(mint, ofMint)
  }
  return new Map([...answers, ...changed])
}

/**
 * What two tabs know together, minute by minute (`mergeAnswer`). The same `own` object comes back
 * where `other` adds nothing.
 */
export function mergeAnswers(own: PriceAnswers, other: PriceAnswers): PriceAnswers {
  const changed = new Map<string, MintAnswers>()
  for (const [mint, theirs] of other) {
    const ours = own.get(mint)
    const better = [...theirs].flatMap(([minute, answer]): [number, PriceAnswer][] => {
      const known = ours?.get(minute)
      const merged = known ? mergeAnswer(known, answer) : answer
      return merged === known ? [] : [[minute, merged]]
    })
    if (better.length > 0) changed.set(mint, new Map([...(ours ?? []), ...better]))
  }
  return changed.size === 0 ? own : new Map([...own, ...changed])
}

/** The best price of a mint at a time; undefined where none is known. */
export function bestPriceAt(
  answers: PriceAnswers,
  mint: string,
  timestampSeconds: number,
): SourcedPrice | undefined {
  const answer = answers.get(mint)?.get(roundToMinute(timestampSeconds))
  return answer && bestPrice(answer)
}

/**
 * The wanted prices that nothing is known of and a service did not answer yet; 'missing' is an
 * answer of that service alone, for 24 hours (behaviour 8.3).
 */
export function unansweredPrices(
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Asking,
): PriceMinutes {
  const rest = new Map<string, readonly number[]>()
  for (const [mint, minutes] of wanted) {
    const known = answers.get(mint)
    const unanswered = known
      ? minutes.filter((minute) => isUnanswered(known.get(minute), asking))
      : minutes
    if (unanswered.length > 0) rest.set(mint, unanswered)
  }
  return rest
}

/** How many of the wanted prices a service may be asked for although a lesser source has them. */
export function countReplaceable(
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Asking,
): number {
  let count = 0
  for (const answer of answersTo(wanted, answers)) {
    const isPriced = answer !== undefined && bestPrice(answer) !== undefined
    if (isPriced && isUnanswered(answer, { ...asking, isReplacing: true })) count += 1
  }
  return count
}

/** Whether any of some services may be asked for one of the wanted prices; looks no further then. */
export function isAnyUnanswered(
  wanted: PriceMinutes,
  answers: PriceAnswers,
  askings: readonly Asking[],
): boolean {
  for (const answer of answersTo(wanted, answers)) {
    if (askings.some((asking) => isUnanswered(answer, asking))) return true
  }
  return false
}

function* answersTo(
  wanted: PriceMinutes,
  answers: PriceAnswers,
): Generator<PriceAnswer | undefined> {
  for (const [mint, minutes] of wanted) {
    const known = answers.get(mint)
    for (const minute of minutes) yield known?.get(minute)
  }
}

/** How many of the wanted prices each source told. */
export function countBySource(
  wanted: PriceMinutes,
  answers: PriceAnswers,
): ReadonlyMap<PriceSource, number> {
  const counts = new Map<PriceSource, number>()
  for (const [mint, minutes] of wanted) {
    const known = answers.get(mint)
    if (!known) continue
    for (const minute of minutes) {
      const answer = known.get(minute)
      const source = answer && bestPrice(answer)?.source
      if (source) counts.set(source, (counts.get(source) ?? 0) + 1)
    }
  }
  return counts
}
