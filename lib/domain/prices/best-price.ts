import { isFresh } from '@/lib/domain/time/unix-time'

/** The sources of prices, the best first (behaviour 8.22). 'typed' is a manual price. */
export const PRICE_SOURCES = ['typed', 'birdeye', 'trade', 'defillama'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** The services that can answer that they have no price. */
type PriceService = Extract<PriceSource, 'birdeye' | 'defillama'>

/** A record of DefiLlama can be this far before or after its minute (behaviour 8.31). */
export const MAX_PRICE_GAP_SECONDS = 1_800

/** Returns whether a price from `source` replaces one from `than` (behaviour 8.22). */
export function isBetterSource(source: PriceSource, than: PriceSource): boolean {
  return PRICE_SOURCES.indexOf(source) < PRICE_SOURCES.indexOf(than)
}

/** The USD price of one whole token at a minute, and its source. */
export type SourcedPrice = {
  /** Plain decimal text as `priceText` writes it; '0' is a price. */
  value: string
  source: PriceSource
  /** How many seconds the record is after the minute, or before it if below 0. */
  apartSeconds: number
}

/** A source's price, or that it has none. Without a value, 'typed' means that the visitor reset theirs. */
export type SourceAnswer =
  SourcedPrice | { value: undefined; source: PriceService | Extract<PriceSource, 'typed'> }

/** Everything known about a mint's price at a minute. */
export type PriceAnswer = {
  /** The visitor's last change; without a price it was a reset. */
  typed?: { price: SourcedPrice | undefined; atMs: number }
  /** The best price from the other sources. */
  foundPrice?: SourcedPrice
  /** When the price was computed if it is from trades, in Unix milliseconds: more trades change it. */
  tradedAtMs?: number
  /** When each service last had no price, in Unix milliseconds. */
  missingAtMs?: Partial<Record<PriceService, number>>
}

/** Returns the price that counts; undefined if none is known. */
export function bestPrice({ typed, foundPrice }: PriceAnswer): SourcedPrice | undefined {
  return typed?.price ?? foundPrice
}

/** Which service a run may ask for prices, and when. */
export type Asking = {
  service: PriceService
  /** In Unix milliseconds. */
  nowMs: number
  /** Whether the run also replaces prices from worse sources. */
  isReplacing?: boolean
  /** Tokens with a multiplier, whose prices DefiLlama gives for another unit (behaviour 8.31). */
  scaledMints?: ReadonlySet<string>
}

/**
 * Returns whether a service may be asked for a price: there is none, or one to replace, and the service
 * didn't lack it within the last 24 hours (behaviour 8.3, 8.7).
 */
export function isUnanswered(
  answer: PriceAnswer | undefined,
  { service, nowMs, isReplacing = false }: Asking,
): boolean {
  if (!answer) return true
  const best = bestPrice(answer)
  if (best && !(isReplacing && isBetterSource(service, best.source))) return false
  const missingAtMs = answer.missingAtMs?.[service]
  return missingAtMs === undefined || !isFresh(missingAtMs, nowMs)
}

/**
 * Adds an answer. A worse source never replaces a better one, and manual prices are kept apart from the
 * others (behaviour 8.22).
 * @param atMs when the answer came, in Unix milliseconds
 */
export function withAnswer(
  before: PriceAnswer = {},
  answer: SourceAnswer,
  atMs: number,
): PriceAnswer {
  if (answer.source === 'typed') {
    const price = answer.value === undefined ? undefined : answer
    return { ...before, typed: { price, atMs } }
  }
  const { foundPrice } = before
  if (answer.value !== undefined) {
    if (foundPrice && isBetterSource(foundPrice.source, answer.source)) return before
    return withFound(before, answer, atMs)
  }
  if (foundPrice && !isBetterSource(answer.source, foundPrice.source)) return before
  return { ...before, missingAtMs: { ...before.missingAtMs, [answer.source]: atMs } }
}

function withFound(before: PriceAnswer, foundPrice: SourcedPrice, atMs = 0): PriceAnswer {
  const after: PriceAnswer = { ...before, foundPrice, tradedAtMs: atMs }
  if (foundPrice.source !== 'trade') delete after.tradedAtMs
  return after
}

/**
 * Merges what two tabs know about a minute: the last manual price, the better other price, of two prices
 * from trades the later one, and the later 'missing' of each service (behaviour 10.6).
 * @returns the same `ownAnswer` object if `other` adds nothing
 */
export function mergeAnswer(ownAnswer: PriceAnswer, other: PriceAnswer): PriceAnswer {
  let merged = ownAnswer
  const { typed, foundPrice, tradedAtMs, missingAtMs = {} } = other
  if (typed && typed.atMs > (ownAnswer.typed?.atMs ?? -1)) merged = { ...merged, typed }
  if (
    foundPrice &&
    (!ownAnswer.foundPrice ||
      isBetterSource(foundPrice.source, ownAnswer.foundPrice.source) ||
      isLater(other, ownAnswer))
  ) {
    merged = withFound(merged, foundPrice, tradedAtMs)
  }
  for (const service of ['birdeye', 'defillama'] as const) {
    const atMs = missingAtMs[service] ?? -1
    if (atMs <= (merged.missingAtMs?.[service] ?? -1)) continue
    merged = withAnswer(merged, { source: service, value: undefined }, atMs)
  }
  return merged
}

/** Returns whether both prices are from trades, and that of `one` is the later one. */
function isLater(one: PriceAnswer, other: PriceAnswer): boolean {
  const areFromTrades = one.foundPrice?.source === 'trade' && other.foundPrice?.source === 'trade'
  return areFromTrades && (one.tradedAtMs ?? 0) > (other.tradedAtMs ?? 0)
}
