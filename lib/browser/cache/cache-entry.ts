import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Creates an entry of every query cache. Code writes it as content arrives; no query fetches it. It never expires. */
export function cacheEntry<T extends object>(name: string, empty: T) {
  const queryKey = [name]
  // Comparing 100,000 trades with their last version would cost more than rendering them.
  const options = { queryKey, gcTime: Infinity, structuralSharing: false }
  const read = (client: QueryClient) => client.getQueryData<T>(queryKey) ?? empty
  return {
    read,
    write: (client: QueryClient, value: T) =>
      client.getQueryCache().build(client, options).setData(value, { manual: true }),
    /** Returns the value in the page's cache, and renders again after each change. */
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
    /** Like `useValue`, but renders each change in slices, so that the page responds meanwhile. */
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
