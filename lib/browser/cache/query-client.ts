import { QueryClient } from '@tanstack/react-query'
import { followDeletion } from './delete-everything'
import { restoreCache } from './restore-cache'
import { startSavingCache } from './save-cache'
import { prefetchOrderLists } from '@/lib/browser/order-lists/prefetch-order-lists'
import { fillFromSample } from '@/lib/browser/sample/sample-cache'

/** Whose data a cache holds: that of the visitor's wallets, or of the sample wallet. */
export type CacheOwner = 'visitor' | 'sample'

const clients = new Map<CacheOwner, QueryClient>()

/**
 * The tab's query cache: restored from storage when first asked for, saved as it changes, and
 * already reading what the URL asks for. It lives outside React, so that readings go on when their
 * page is left. The sample wallet has one of its own, in memory alone (behaviour 23.4). On the server
 * a new empty one.
 */
export function queryClient(owner: CacheOwner): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  const known = clients.get(owner)
  if (known) return known
  if (clients.size === 0) followDeletion()
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  clients.set(owner, client)
  if (owner === 'sample') fillFromSample(client)
  else {
    restoreCache(client)
    startSavingCache(client)
  }
  prefetchOrderLists(client, window.location)
  return client
}
