'use client'

import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type CacheOwner, tabCache, useCacheOwner } from '@/lib/browser/cache/query-client'
import { usePageSteps, usePageTop, useSinglePresses } from '@/lib/browser/page/page-events'

/** The query cache of the wallet that is shown, and what holds on every page of a wallet. */
export function Providers({ children }: { children: ReactNode }) {
  usePageSteps()
  // After the page's own effects: its long list scrolls to the offset that it found at first.
  usePageTop()
  useSinglePresses()
  const owner = useCacheOwner()
  // Another cache is another page: components keep the cache they began with.
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
    void cache.restored.then(() => setIsRestoring(false))
  }, [cache])
  return (
    <QueryClientProvider client={cache.client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  )
}
