import { type PriceMap, type PriceMinutes, priceText, roundToMinute } from './token-price'

/** The sources of prices, the best first (behaviour 8.22). */
export const PRICE_SOURCES = ['manual', 'birdeye', 'trade', 'defillama'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** The USD price of one whole token at a minute, and its source. */
export type SourcedPrice = {
  /** Plain decimal text as `priceText` writes it; '0' is a price. */
  value: string
  source: PriceSource
  /** How many seconds DefiLlama's record is later than the minute; negative if it is earlier. */
  offsetSeconds: number
}

/** Returns a source's price at exactly the minute. */
export function exactPrice(source: PriceSource, value: string): SourcedPrice {
  return { source, value, offsetSeconds: 0 }
}

/** What each source answered for a minute: a price or none, and the time of the answer in Unix milliseconds. */
export type PriceAnswer = {
  readonly [Source in PriceSource]?: { price: SourcedPrice | undefined; atMs: number }
}

/** Returns the price of the best source (behaviour 8.22). */
export function bestPrice(answer: PriceAnswer | undefined): SourcedPrice | undefined {
  return answer?.manual?.price ?? foundPrice(answer)
}

/** Returns the best price that the visitor didn't set. */
export function foundPrice(answer: PriceAnswer | undefined): SourcedPrice | undefined {
  return answer?.birdeye?.price ?? answer?.trade?.price ?? answer?.defillama?.price
}

/** Adds an answer that came at `atMs`. 'missing' never replaces a price, but a reset does (behaviour 8.3). */
export function withAnswer(
  before: PriceAnswer = {},
  { source, price }: SourceAnswer,
  atMs: number,
): PriceAnswer {
  const isKept = !price && source !== 'manual' && before[source]?.price
  return isKept ? before : { ...before, [source]: { price, atMs } }
}

/**
 * Merges what two tabs know about a minute. For each source, the later answer counts, but any price counts more than
 * 'missing' (behaviour 10.6). A price of Birdeye or DefiLlama is stored without a time and restored with 0, so this
 * tab's own price stays.
 * @returns the same `ownAnswer` object if `other` adds nothing
 */
export function mergeAnswer(ownAnswer: PriceAnswer, other: PriceAnswer): PriceAnswer {
  let merged = ownAnswer
  for (const source of PRICE_SOURCES) {
    const [ours, theirs] = [merged[source], other[source]]
    if (!theirs) continue
    const isPriceNew = theirs.price && !ours?.price && source !== 'manual'
    if (isPriceNew || !ours || theirs.atMs > ours.atMs) {
      merged = withAnswer(merged, { source, price: theirs.price }, theirs.atMs)
    }
  }
  return merged
}

/** All answers by mint and minute, in Unix seconds. A mint's map stays the same object until an answer changes. */
export type PriceAnswers = ReadonlyMap<string, ReadonlyMap<number, PriceAnswer>>

/** A mint at a whole minute, in Unix seconds. */
export type PriceAt = { mint: string; minute: number }

/** A source's answer. It has no price if the source has none, or after a reset. */
export type SourceAnswer = { source: PriceSource; price: SourcedPrice | undefined }

/** A source's answer for a mint at a minute. */
export type AnsweredPrice = PriceAt & SourceAnswer

export const NO_ANSWERS: PriceAnswers = new Map()

/** Adds answers. @param atMs when they came, in Unix milliseconds */
export function withAnswers(
  answers: PriceAnswers,
  added: readonly AnsweredPrice[],
  atMs: number,
): PriceAnswers {
  const changed = new Map<string, Map<number, PriceAnswer>>()
  for (const answer of added) {
    const { mint, minute } = answer
    const mintAnswers = changed.get(mint) ?? new Map(answers.get(mint))
    mintAnswers.set(minute, withAnswer(mintAnswers.get(minute), answer, atMs))
    changed.set(mint, mintAnswers)
  }
  return new Map([...answers, ...changed])
}

/** Merges the answers of two tabs. @returns the same `ownAnswers` object if `other` adds nothing */
export function mergeAnswers(ownAnswers: PriceAnswers, other: PriceAnswers): PriceAnswers {
  const changed = new Map<string, ReadonlyMap<number, PriceAnswer>>()
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

/** Drops DefiLlama's prices of tokens with a multiplier (behaviour 8.31). @returns the same object if none is known */
export function withoutScaledPrices(
  answers: PriceAnswers,
  scaledMints: ReadonlySet<string>,
): PriceAnswers {
  const changed = [...scaledMints].flatMap((mint): [string, ReadonlyMap<number, PriceAnswer>][] => {
    const mintAnswers = [...(answers.get(mint) ?? [])].map(([minute, answer]) => {
      const { defillama, ...others } = answer
      return [minute, defillama?.price ? others : answer] as const
    })
    return mintAnswers.length === 0 ? [] : [[mint, new Map(mintAnswers)]]
  })
  return changed.length === 0 ? answers : new Map([...answers, ...changed])
}

/** Returns a mint's best price at the minute of a time (behaviour 8.22). */
export function bestPriceAt(
  answers: PriceAnswers,
  mint: string,
  timestampSeconds: number,
): SourcedPrice | undefined {
  return bestPrice(answers.get(mint)?.get(roundToMinute(timestampSeconds)))
}

/** How many wanted prices are known, by source. */
export type PriceCounts = {
  counts: ReadonlyMap<PriceSource, number>
  /** How many come from a record over five minutes away. */
  far: number
  /** How many have no price. */
  blank: number
}

const FAR_SECONDS = 300

/** Counts wanted prices by source (behaviour 8.22, 19.9). */
export function countPriceSources(wanted: PriceMinutes, answers: PriceAnswers): PriceCounts {
  const counts = new Map<PriceSource, number>()
  let [far, blank] = [0, 0]
  for (const [mint, minutes] of wanted) {
    const mintAnswers = answers.get(mint)
    for (const minute of minutes) {
      const best = bestPrice(mintAnswers?.get(minute))
      if (!best) blank += 1
      else {
        counts.set(best.source, (counts.get(best.source) ?? 0) + 1)
        if (Math.abs(best.offsetSeconds) > FAR_SECONDS) far += 1
      }
    }
  }
  return { counts, far, blank }
}

/** One step of fetching prices. */
export type PriceResult =
  | ({ kind: 'answer' } & AnsweredPrice)
  | ({ kind: 'failed'; error: string } & PriceAt)
  /** The service's rate limit is reached: the run waits `ms` milliseconds. */
  | { kind: 'wait'; ms: number }
  /** Birdeye rejected the key (401), the key's plan (403) or further requests (429). */
  | { kind: 'stopped'; status: StopStatus }
  /** The last step of a request to Birdeye. It says for how many of the prices Birdeye wasn't asked. */
  | { kind: 'end'; left: number }

export const STOP_STATUSES = [401, 403, 429] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

/** Returns Birdeye's price, or 'missing', as an answer. A price of 0 is none (behaviour 8.3). */
export function birdeyeAnswer(
  mint: string,
  minute: number,
  price: PriceMap[string],
): Extract<PriceResult, { kind: 'answer' }> {
  const hasPrice = price !== 'missing' && price !== 0
  const exact = hasPrice ? exactPrice('birdeye', priceText(price)) : undefined
  return { kind: 'answer', mint, minute, source: 'birdeye', price: exact }
}

/** Returns a price as our routes send it. */
export function requestPrice(price: SourcedPrice | undefined): PriceMap[string] {
  return price ? Number(price.value) : 'missing'
}
