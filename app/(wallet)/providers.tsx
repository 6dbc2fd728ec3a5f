'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { queryClient } from '@/lib/browser/cache/query-client'
import { useCacheOwner } from '@/lib/browser/sample/use-cache-owner'

/** The query cache of the wallet that is looked at, restored from the browser's storage. */
export function Providers({ children }: { children: ReactNode }) {
  const owner = useCacheOwner()
  const client = useMemo(() => queryClient(owner), [owner])
  return (
    // Another cache is another page: what is drawn follows the one that it began with.
    <QueryClientProvider key={owner} client={client}>
      {children}
    </QueryClientProvider>
  )
}
