import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AnsweredPrice,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswers,
  withAnswers,
  withoutScaledPrices,
} from '@/lib/domain/prices/price-answers'
import { scaledMintsIn, type TokenAnswerMap, tokensQuery } from '@/lib/browser/tokens/token-query'
import { manualAnswers } from '@/lib/domain/prices/manual-price'

const PRICES_KEY = ['prices'] as const

/** Every price so far; filled by a price run, never stale. */
export const pricesQuery = queryOptions({
  queryKey: PRICES_KEY,
  queryFn: ({ client }): PriceAnswers => knownPrices(client),
  // No first fetch may overwrite prices that came meanwhile.
  initialData: NO_ANSWERS,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
})

/** Returns the prices in the cache, also those that don't count (behaviour 8.31). */
export function knownPrices(client: QueryClient): PriceAnswers {
  return client.getQueryData<PriceAnswers>(PRICES_KEY) ?? NO_ANSWERS
}

/** Returns the prices in the cache that count, and the tokens with a multiplier (behaviour 8.31). */
export function countingPrices(client: QueryClient) {
  const scaledMints = scaledMintsIn(client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey))
  return { answers: withoutScaledPrices(knownPrices(client), scaledMints), scaledMints }
}

/** Puts new prices into the cache. @param atMs when they came, in Unix milliseconds */
export function addPrices(
  client: QueryClient,
  added: readonly AnsweredPrice[],
  atMs: number,
): void {
  if (added.length === 0) return
  client.setQueryData<PriceAnswers>(PRICES_KEY, withAnswers(knownPrices(client), added, atMs))
}

/** Merges another tab's prices into the cache. */
export function takePrices(client: QueryClient, others: PriceAnswers): void {
  const ownAnswers = knownPrices(client)
  const merged = mergeAnswers(ownAnswers, others)
  if (merged !== ownAnswers) client.setQueryData<PriceAnswers>(PRICES_KEY, merged)
}

/** Keeps a price that the visitor set for some minutes of a mint; `undefined` resets it (behaviour 8.25). */
export function keepManualPrice(
  client: QueryClient,
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): void {
  addPrices(client, manualAnswers(mint, minutes, value), Date.now())
}
