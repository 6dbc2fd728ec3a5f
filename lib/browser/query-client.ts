import { QueryClient } from '@tanstack/react-query'
import { restoreCache, startSavingCache } from './cache-storage'

let browserClient: QueryClient | undefined

/**
 * The tab's query cache: restored from storage when first asked for, saved as it changes. It lives
 * outside React, so that readings go on when their page is left. On the server a new empty one.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  if (!browserClient) {
    browserClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
    restoreCache(browserClient)
    startSavingCache(browserClient)
  }
  return browserClient
}
