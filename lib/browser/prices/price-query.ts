import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AnsweredPrice,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswers,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { manualAnswers } from '@/lib/domain/prices/manual-price'

const PRICES_KEY = ['prices'] as const

/** Every price so far; filled by a price run, never stale. */
export const pricesQuery = queryOptions({
  queryKey: PRICES_KEY,
  queryFn: ({ client }): PriceAnswers => knownPrices(client),
  // No first fetch may overwrite prices that came meanwhile.
  initialData: NO_ANSWERS,
  // Older than what is restored.
  initialDataUpdatedAt: 0,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
})

/** Returns the prices in the cache. */
export function knownPrices(client: QueryClient): PriceAnswers {
  return client.getQueryData<PriceAnswers>(PRICES_KEY) ?? NO_ANSWERS
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
  const known = knownPrices(client)
  const merged = mergeAnswers(known, others)
  if (merged !== known) client.setQueryData<PriceAnswers>(PRICES_KEY, merged)
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
