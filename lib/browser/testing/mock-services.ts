// For tests: a cache whose services are replaced.
import { QueryClient } from '@tanstack/react-query'
import { type CacheServices, replaceServices } from '@/lib/browser/cache/cache-services'

/** Returns a cache with these services. A test must not call the others. */
export function clientWith(services: Partial<CacheServices>): QueryClient {
  const client = new QueryClient()
  const notCalled = () => Promise.reject(new Error('not called'))
  replaceServices(client, async () => ({
    jupiter: { call: notCalled },
    requestPrices: notCalled,
    fetchDefillama: notCalled,
    fetchYearRates: notCalled,
    ...services,
  }))
  return client
}
