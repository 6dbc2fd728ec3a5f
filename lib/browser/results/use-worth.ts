import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { type CurrentPrices, fetchCurrentPrices } from '@/lib/upstream/tokens/current-prices'

/** What some tokens are worth now (behaviour 26.9). */
export type Worth =
  | { kind: 'off' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** `atMs` is when it was asked for, in Unix milliseconds. */
  | { kind: 'known'; prices: CurrentPrices; atMs: number }

const KEPT_MS = 5 * MINUTE_MS

/**
 * Asks what some tokens are worth now, and again for the next visit after five minutes
 * (behaviour 26.9).
 * @param isWanted whether to ask at all
 */
export function useWorth(mints: readonly string[], isWanted: boolean): Worth {
  const client = useQueryClient()
  const asked = [...mints].sort()
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['current-prices', asked],
    queryFn: async ({ signal }) => {
      const load = servicesOf(client)
      if (load) return (await load()).findCurrentPrices(asked)
      return withJupiter(signal, (calls, ofKey) => fetchCurrentPrices(calls, asked, ofKey))
    },
    enabled: isWanted && asked.length > 0,
    staleTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  if (!isWanted || asked.length === 0) return { kind: 'off' }
  if (data) return { kind: 'known', prices: data, atMs: dataUpdatedAt }
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}
