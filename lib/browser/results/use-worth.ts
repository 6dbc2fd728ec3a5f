import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { type CurrentPrices, fetchCurrentPrices } from '@/lib/upstream/tokens/jupiter-tokens'

/** The current prices of some tokens, or why there are none (behaviour 26.9). */
export type Worth =
  | { kind: 'off' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** `atMs` is when the answer came, in Unix milliseconds. */
  | { kind: 'known'; prices: CurrentPrices; atMs: number }

/**
 * Fetches the current prices of some tokens, if wanted. An answer is used for five minutes (behaviour 26.9).
 * @param mints sorted
 */
export function useWorth(mints: readonly string[], isWanted: boolean): Worth {
  const client = useQueryClient()
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['current-prices', mints],
    queryFn: ({ signal }) =>
      withJupiter(client, signal, (calls, ofKey) => fetchCurrentPrices(calls, mints, ofKey)),
    enabled: isWanted && mints.length > 0,
    staleTime: 5 * MINUTE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  if (!isWanted || mints.length === 0) return { kind: 'off' }
  // An older answer isn't shown in place of one that failed: it is more than five minutes old.
  if (isError) return { kind: 'failed', retry: () => void refetch() }
  return data ? { kind: 'known', prices: data, atMs: dataUpdatedAt } : { kind: 'loading' }
}
