import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PriceLinesRequest } from '@/lib/browser/prices/birdeye-run'
import type { FetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import type { FetchDefillama } from '@/lib/upstream/defillama/defillama-prices'
import type { JupiterCaller } from '@/lib/upstream/jupiter/jupiter-limit'

/** What replaces Jupiter, Birdeye, DefiLlama and the exchange rates. The other token services aren't called. */
export type CacheServices = {
  jupiter: JupiterCaller
  requestPrices: (request: PriceLinesRequest) => Promise<void>
  fetchDefillama: FetchDefillama
  fetchYearRates: FetchYearRates
}

const loaders = new WeakMap<QueryClient, () => Promise<CacheServices>>()

/** Replaces the services that fill a query cache. Its data is then made up, so it isn't stored (behaviour 23.3). */
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
