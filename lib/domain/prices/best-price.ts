import { isFresh } from '@/lib/domain/time/unix-time'

/** Where a price comes from, the best first (behaviour 8.22). 'typed' is set by the visitor. */
export const PRICE_SOURCES = ['typed', 'birdeye', 'trade', 'defillama'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** The services that may answer that they have no price. */
export type PriceService = Extract<PriceSource, 'birdeye' | 'defillama'>

/** How far a record of DefiLlama may be from its minute, either way (behaviour 8.31). */
export const MAX_PRICE_GAP_SECONDS = 1_800

/** Returns whether a price of one source replaces another's (behaviour 8.22). */
export function isBetterSource(source: PriceSource, than: PriceSource): boolean {
  return PRICE_SOURCES.indexOf(source) < PRICE_SOURCES.indexOf(than)
}

/** The USD price of one whole token in a minute, and where it comes from. */
export type SourcedPrice = {
  /** Plain decimal text as `priceText` writes it; '0' is a price. */
  value: string
  source: PriceSource
  /** From the minute to its record: below 0 before it, above 0 after it. */
  apartSeconds: number
}

/** What a source says: its price, or that it has none; a price set by the visitor was then reset. */
export type SourceAnswer =
  SourcedPrice | { value: undefined; source: PriceService | Extract<PriceSource, 'typed'> }

/** All that is known of a mint's minute. */
export type PriceAnswer = {
  /** What the visitor set last; without a price it was reset. */
  typed?: { price: SourcedPrice | undefined; atMs: number }
  /** The best price of another source. */
  foundPrice?: SourcedPrice
  /** When trades last gave one, in Unix milliseconds: other trades give another price. */
  tradedAtMs?: number
  /** When a service had no price, in Unix milliseconds. */
  missingAtMs?: Partial<Record<PriceService, number>>
}

/** Returns the price that counts; `undefined` if none is known. */
export function bestPrice({ typed, foundPrice }: PriceAnswer): SourcedPrice | undefined {
  return typed?.price ?? foundPrice
}

/** Which service to ask for prices, and when. */
export type Asking = {
  service: PriceService
  /** In Unix milliseconds. */
  nowMs: number
  /** Whether to replace prices of worse sources too. */
  isReplacing?: boolean
  /** Tokens with a multiplier: DefiLlama prices what wallets show of them (behaviour 8.31). */
  scaledMints?: ReadonlySet<string>
}

/**
 * Returns whether a service may be asked: there is no price, or only one to replace, and the service
 * didn't answer 'missing' within 24 hours (behaviour 8.3, 8.7).
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
 * Adds one more answer. A better source replaces a worse one, never the other way; a price set by the
 * visitor is kept apart from what was found (behaviour 8.22).
 * @param atMs when it came, in Unix milliseconds
 */
export function withAnswer(
  earlier: PriceAnswer | undefined,
  answer: SourceAnswer,
  atMs: number,
): PriceAnswer {
  // Most come like this, by the thousand.
  if (!earlier && answer.source !== 'typed' && answer.value !== undefined) {
    return withFound({}, answer, atMs)
  }
  const before = earlier ?? {}
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
 * Merges what two tabs know of a minute: the price set last, the better one found, of two from trades
 * the later one, the later 'missing' (behaviour 10.6). Returns the same `own` object if `other` adds nothing.
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

/** Returns whether both prices are from trades, and one came later. */
function isLater(one: PriceAnswer, other: PriceAnswer): boolean {
  const areFromTrades = one.foundPrice?.source === 'trade' && other.foundPrice?.source === 'trade'
  return areFromTrades && (one.tradedAtMs ?? 0) > (other.tradedAtMs ?? 0)
}
