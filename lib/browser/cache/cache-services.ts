import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PriceLinesRequest } from '@/lib/browser/prices/birdeye-run'
import type { FetchDefillama } from '@/lib/upstream/defillama/defillama-prices'
import type { LoadedPage, PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import type { CurrentPrices } from '@/lib/upstream/tokens/jupiter-tokens'
import type { TokenAnswers } from '@/lib/upstream/tokens/token-services'

/** The functions that replace Jupiter, the token services, Birdeye and DefiLlama. */
export type CacheServices = {
  loadPage: (request: PageRequest) => Promise<LoadedPage>
  findTokens: (mints: readonly string[]) => Promise<TokenAnswers>
  requestPrices: (request: PriceLinesRequest) => Promise<void>
  fetchDefillama: FetchDefillama
  findCurrentPrices: (mints: readonly string[]) => Promise<CurrentPrices>
}

const loaders = new WeakMap<QueryClient, () => Promise<CacheServices>>()

/**
 * Replaces the services that fill a query cache. The cache's data is then made up, so it is never stored, and
 * stored data never gets into the cache (behaviour 23.3).
 */
export function replaceServices(client: QueryClient, load: () => Promise<CacheServices>): void {
  loaders.set(client, load)
}

/** Returns the function that loads the replaced services of a query cache; `undefined` if it has the real ones. */
export function servicesOf(client: QueryClient): (() => Promise<CacheServices>) | undefined {
  return loaders.get(client)
}

/** Returns whether the page shows the sample wallet. */
export function useIsSample(): boolean {
  return servicesOf(useQueryClient()) !== undefined
}
