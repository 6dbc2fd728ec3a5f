import {
  type Asking,
  bestPrice,
  isUnanswered,
  MAX_PRICE_GAP_SECONDS,
  mergeAnswer,
  type PriceAnswer,
  type PriceSource,
  type SourceAnswer,
  type SourcedPrice,
  withAnswer,
} from './best-price'
import { type PriceMinutes, priceText, roundToMinute, type TokenPrice } from './token-price'

/** The answers for one mint, by minute in Unix seconds. */
export type MintAnswers = ReadonlyMap<number, PriceAnswer>

/** All answers by mint. A mint's map stays the same object until an answer changes. */
export type PriceAnswers = ReadonlyMap<string, MintAnswers>

/** A source's answer for a mint at a whole minute, in Unix seconds. */
export type AnsweredPrice = { mint: string; minute: number; answer: SourceAnswer }

export const NO_ANSWERS: PriceAnswers = new Map()

/** Adds answers. @param atMs when they came, in Unix milliseconds */
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

/** Merges the answers of two tabs. @returns the same `ownAnswers` object if `other` adds nothing */
export function mergeAnswers(ownAnswers: PriceAnswers, other: PriceAnswers): PriceAnswers {
  const changed = new Map<string, MintAnswers>()
  for (const [mint, theirs] of other) {
    const ours = ownAnswers.get(mint)
    const better = [...theirs].flatMap(([minute, answer]): [number, PriceAnswer][] => {
      const ownAnswer = ours?.get(minute)
      const merged = ownAnswer ? mergeAnswer(ownAnswer, answer) : answer
      return merged === ownAnswer ? [] : [[minute, merged]]
    })
    if (better.length > 0) changed.set(mint, new Map([...(ours ?? []), ...better]))
  }
  return changed.size === 0 ? ownAnswers : new Map([...ownAnswers, ...changed])
}

/**
 * Returns the answers without DefiLlama's prices of tokens with a multiplier, which are prices of the
 * multiplied amounts (behaviour 8.31).
 * @returns the same object if nothing changes
 */
export function withoutScaledPrices(
  answers: PriceAnswers,
  scaledMints: ReadonlySet<string>,
): PriceAnswers {
  const changed = [...scaledMints].flatMap((mint): [string, MintAnswers][] => {
    const ofMint = [...(answers.get(mint) ?? [])].map(([minute, answer]) => {
      const { foundPrice, ...others } = answer
      return [minute, foundPrice?.source === 'defillama' ? others : answer] as const
    })
    return ofMint.length === 0 ? [] : [[mint, new Map(ofMint)]]
  })
  return changed.length === 0 ? answers : new Map([...answers, ...changed])
}

/** Returns the best price of a mint at a time; undefined if none is known. */
export function bestPriceAt(
  answers: PriceAnswers,
  mint: string,
  timestampSeconds: number,
): SourcedPrice | undefined {
  const answer = answers.get(mint)?.get(roundToMinute(timestampSeconds))
  return answer && bestPrice(answer)
}

/**
 * Returns the wanted prices that a service may be asked for (`isUnanswered`). DefiLlama isn't asked for
 * the last 30 minutes, because a nearer record may still come, nor for tokens with a multiplier
 * (behaviour 8.31).
 * @param allWanted all wanted prices: if the newest is in the future, the clock is behind (behaviour 8.1)
 */
export function unansweredPrices(
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Asking,
  allWanted = wanted,
): PriceMinutes {
  const nowSeconds = Math.max(asking.nowMs / 1_000, newestMinute(allWanted))
  const latest = asking.service === 'defillama' ? nowSeconds - MAX_PRICE_GAP_SECONDS : Infinity
  const rest = new Map<string, readonly number[]>()
  for (const [mint, minutes] of wanted) {
    if (asking.service === 'defillama' && asking.scaledMints?.has(mint)) continue
    const mintAnswers = answers.get(mint)
    const unanswered = minutes.filter(
      (minute) => minute <= latest && isUnanswered(mintAnswers?.get(minute), asking),
    )
    if (unanswered.length > 0) rest.set(mint, unanswered)
  }
  return rest
}

function newestMinute(wanted: PriceMinutes): number {
  let newest = 0
  for (const minutes of wanted.values()) newest = Math.max(newest, minutes.at(-1) ?? 0)
  return newest
}

/** How many wanted prices are known, by source. */
export type PriceCounts = {
  counts: ReadonlyMap<PriceSource, number>
  /** How many come from a record over five minutes away. */
  far: number
  /** How many aren't known. */
  missing: number
}

const FAR_SECONDS = 300

/** Counts wanted prices by source (behaviour 8.22, 19.9). */
export function countPriceSources(wanted: PriceMinutes, answers: PriceAnswers): PriceCounts {
  const counts = new Map<PriceSource, number>()
  let [far, missing] = [0, 0]
  for (const [mint, minutes] of wanted) {
    const mintAnswers = answers.get(mint)
    for (const minute of minutes) {
      const answer = mintAnswers?.get(minute)
      const best = answer && bestPrice(answer)
      if (!best) missing += 1
      else {
        counts.set(best.source, (counts.get(best.source) ?? 0) + 1)
        if (Math.abs(best.apartSeconds) > FAR_SECONDS) far += 1
      }
    }
  }
  return { counts, far, missing }
}

type FoundPrice = { mint: string; minute: number; price: TokenPrice }

/** One step of fetching prices from Birdeye; 'end' is the last one. */
export type PriceResult =
  | ({ kind: 'price' } & FoundPrice)
  /** A price failed and is skipped. */
  | { kind: 'failed'; mint: string; minute: number; error: string }
  /** Birdeye's rate limit is reached: the run waits `ms` milliseconds. */
  | { kind: 'wait'; ms: number }
  /** Birdeye rejected the key (401), its plan (403) or any more requests (429). */
  | { kind: 'stopped'; status: StopStatus }
  /** The request ended before it asked for the last `left` prices. */
  | { kind: 'end'; left: number }

/** One step of a run, with a key or without one. */
export type RunResult =
  | PriceResult
  | ({ kind: 'answer' } & AnsweredPrice)
  /** The run still has to make `left` calls. */
  | { kind: 'calls'; left: number }

export const STOP_STATUSES = [401, 403, 429] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

/** Returns Birdeye's price, or that it is missing, as an answer. */
export function birdeyeAnswer({ mint, minute, price }: FoundPrice): AnsweredPrice {
  const source = 'birdeye'
  if (price === 'missing') return { mint, minute, answer: { source, value: undefined } }
  return { mint, minute, answer: { source, value: priceText(price), apartSeconds: 0 } }
}
