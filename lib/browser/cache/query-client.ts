import { QueryClient } from '@tanstack/react-query'
import { followDeletion } from './delete-everything'
import { restoreCache } from './restore-cache'
import { startSavingCache } from './save-cache'
import { prefetchOrderLists } from '@/lib/browser/order-lists/prefetch-order-lists'

let browserClient: QueryClient | undefined

/**
 * The tab's query cache: restored from storage when first asked for, saved as it changes, and
 * already reading what the URL asks for. It lives outside React, so that readings go on when their
 * page is left. On the server a new empty one.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  if (!browserClient) {
    browserClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
    restoreCache(browserClient)
    startSavingCache(browserClient)
    followDeletion()
    prefetchOrderLists(browserClient, window.location)
  }
  return browserClient
}
