import type { QueryClient } from '@tanstack/react-query'
import { cacheEntry } from '@/lib/browser/cache/cache-entry'
import { manualAnswers } from '@/lib/domain/prices/manual-price'
import {
  type AnsweredPrice,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswers,
  withAnswers,
  withoutScaledPrices,
} from '@/lib/domain/prices/price-answers'
import { cachedTokens, scaledMintsIn } from '@/lib/browser/tokens/load-tokens'

/** All prices so far, even those that don't count (behaviour 8.31). */
export const cachedPrices = cacheEntry<PriceAnswers>('prices', NO_ANSWERS)

/** Returns the prices in the cache that count, and the tokens with a multiplier (behaviour 8.31). */
export function countingPrices(client: QueryClient) {
  const scaledMints = scaledMintsIn(cachedTokens.read(client))
  return { answers: withoutScaledPrices(cachedPrices.read(client), scaledMints), scaledMints }
}

/** Puts new prices into the cache. @param atMs when they came, in Unix milliseconds */
export function addPrices(
  client: QueryClient,
  added: readonly AnsweredPrice[],
  atMs: number,
): void {
  if (added.length === 0) return
  cachedPrices.write(client, withAnswers(cachedPrices.read(client), added, atMs))
}

/** Sets a price for some minutes of a mint (behaviour 8.25). @param value undefined resets it */
export function setManualPrice(
  client: QueryClient,
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): void {
  const answers = cachedPrices.read(client).get(mint)
  // A clock that was ahead gave earlier answers later times, and the latest answer counts (behaviour 10.6).
  const times = minutes.map((minute) => (answers?.get(minute)?.manual?.atMs ?? 0) + 1)
  addPrices(client, manualAnswers(mint, minutes, value), Math.max(Date.now(), ...times))
}

export function mergePrices(client: QueryClient, others: PriceAnswers): void {
  const ownPrices = cachedPrices.read(client)
  const merged = mergeAnswers(ownPrices, others)
  if (merged !== ownPrices) cachedPrices.write(client, merged)
}
