'use client'

import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type CacheOwner, tabCache, useCacheOwner } from '@/lib/browser/cache/query-client'
import { usePageSteps, usePageTop } from '@/lib/browser/page/use-url'

/** Provides the query cache of the page's wallet, and the page behaviour that both wallet pages share. */
export function Providers({ children }: { children: ReactNode }) {
  usePageSteps()
  // This runs after the page's own effects, in which a long list scrolls to the offset of its first render.
  usePageTop()
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
    </QueryClientProvider>
  )
}
