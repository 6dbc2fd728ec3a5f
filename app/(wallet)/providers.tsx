'use client'

import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import {
  type CacheOwner,
  startSaving,
  type TabCache,
  tabCache,
  useCacheOwner,
} from '@/lib/browser/cache/query-client'
import { cachedOrders } from '@/lib/browser/order-lists/load-orders'
import { useAfterPaint } from '@/lib/browser/page/use-after-paint'
import { isLoading } from '@/lib/domain/order-lists/order-list'
import { usePageSteps, usePageTop, useSinglePresses } from '@/lib/browser/page/page-events'

/** Provides the query cache of the page's wallet, and the page behaviour that both wallet pages share. */
export function Providers({ children }: { children: ReactNode }) {
  usePageSteps()
  // This runs after the page's own effects, in which a long list scrolls to the offset of its first render.
  usePageTop()
  useSinglePresses()
  const owner = useCacheOwner()
  // The key makes the page a new one, because components keep the cache that they began with.
  return (
    <CacheProvider key={owner} owner={owner}>
      {children}
    </CacheProvider>
  )
}

/** Restores the cache from the browser's storage; queries wait until then (behaviour 10.1). */
function CacheProvider({ owner, children }: { owner: CacheOwner; children: ReactNode }) {
  const [cache] = useState(() => tabCache(owner))
  const [isRestoring, setIsRestoring] = useState(!cache.isRestored)
  useEffect(() => {
    if (isRestoring) void cache.restored.then(() => setIsRestoring(false))
  }, [cache, isRestoring])
  return (
    <QueryClientProvider client={cache.client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
      <CacheSaver cache={cache} />
    </QueryClientProvider>
  )
}

/** Begins to save a first visit's cache once its first order, or that there is none, is on screen. */
function CacheSaver({ cache }: { cache: TabCache }) {
  // Deferred as the screens take their orders, so that this comes no sooner.
  const wallets = [...useDeferredValue(cachedOrders.useValue()).values()]
  const isLoaded = wallets.some(({ lists, orders }) => orders.length > 0 || !lists.some(isLoading))
  const isShown = useAfterPaint(isLoaded, false)
  useEffect(() => {
    if (isShown) startSaving(cache)
  }, [cache, isShown])
  return null
}
