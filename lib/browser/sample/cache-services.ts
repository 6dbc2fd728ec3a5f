import type { QueryClient } from '@tanstack/react-query'
import type { PriceLinesRequest } from '@/lib/browser/prices/price-request'
import type { FetchDefillama } from '@/lib/upstream/defillama/defillama-prices'
import type { LoadedPage, PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import type { TokenAnswers } from '@/lib/upstream/tokens/token-services'

/** What answers for Jupiter, the token services, Birdeye and DefiLlama, each as its reader does. */
export type CacheServices = {
  readPage: (request: PageRequest) => Promise<LoadedPage>
  findTokens: (mints: readonly string[]) => Promise<TokenAnswers>
  requestPrices: (request: PriceLinesRequest) => Promise<void>
  fetchDefillama: FetchDefillama
}

const loaders = new WeakMap<QueryClient, () => Promise<CacheServices>>()

/**
 * Has a query cache filled by other services than the real ones. What it holds is made up then, so
 * it is never stored, and nothing that is stored gets into it (behaviour 23.3).
 * @param load called whenever one of them is asked
 */
export function replaceServices(client: QueryClient, load: () => Promise<CacheServices>): void {
  loaders.set(client, load)
}

/** Loads what answers for the services in a query cache; undefined where they do themselves. */
export function servicesOf(client: QueryClient): (() => Promise<CacheServices>) | undefined {
  return loaders.get(client)
}
