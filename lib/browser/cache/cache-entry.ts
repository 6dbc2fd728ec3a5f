import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** An entry of the query cache that code writes as content arrives. No query fetches it, and it never expires. */
type CacheEntry<T> = {
  read: (client: QueryClient) => T
  write: (client: QueryClient, value: T) => void
  /** Returns the value in the page's cache, and renders again after each change. */
  useValue: () => T
  /** Like `useValue`, but renders each change in slices, so that the page responds meanwhile. */
  useValueInSlices: () => T
}

/** Creates an entry for every query cache. @param empty its value until something is written */
export function cacheEntry<T extends object>(name: string, empty: T): CacheEntry<T> {
  const queryKey = [name]
  // Comparing 100,000 trades with their last version would cost more than rendering them.
  const options = { queryKey, gcTime: Infinity, structuralSharing: false }
  const read = (client: QueryClient) => client.getQueryData<T>(queryKey) ?? empty
  return {
    read,
    write: (client, value) =>
      client.getQueryCache().build(client, options).setData(value, { manual: true }),
    useValue: () => {
      const client = useQueryClient()
      const subscribe = useCallback(
        // The listener runs in a later task than the write, so that the page can respond in between.
        (listener: () => void) =>
          client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
        [client],
      )
      return useSyncExternalStore(
        subscribe,
        () => read(client),
        () => empty,
      )
    },
    useValueInSlices: () => {
      const client = useQueryClient()
      const [value, setValue] = useState(() => read(client))
      useEffect(() => {
        const update = () => startTransition(() => setValue(read(client)))
        update()
        return client.getQueryCache().subscribe(notifyManager.batchCalls(update))
      }, [client])
      return value
    },
  }
}
