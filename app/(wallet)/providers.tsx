'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tabCache, useCacheOwner } from '@/lib/browser/cache/query-client'
import { usePageSteps, usePageTop } from '@/lib/browser/page/use-url'

/**
 * Provides the visitor's query cache, or that of the sample wallet, and the page behaviour that both wallet pages
 * share.
 */
export function Providers({ children }: { children: ReactNode }) {
  usePageSteps()
  // This runs after the page's own effects, in which a long list scrolls to the offset of its first render.
  usePageTop()
  const owner = useCacheOwner()
  // A new owner remounts the page, because components keep the cache that they began with.
  return (
    <QueryClientProvider key={owner} client={tabCache(owner)}>
      {children}
    </QueryClientProvider>
  )
}
