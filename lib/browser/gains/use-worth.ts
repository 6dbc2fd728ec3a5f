import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConversionOfToday } from '@/lib/browser/exchange-rates/use-conversion'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { Conversion, ExchangeRate } from '@/lib/domain/exchange-rates/exchange-rate'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { type CurrentPrices, fetchCurrentPrices } from '@/lib/upstream/jupiter/jupiter-prices'

/** The current prices of some tokens, or why there are none (behaviour 26.9). */
export type Worth =
  | { kind: 'off' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** `atMs` is when the answer came, in Unix milliseconds. `rate` is the latest; undefined in USD. */
  | { kind: 'known'; prices: CurrentPrices; atMs: number; rate: ExchangeRate | undefined }

type WorthSource = {
  /** The tokens that remain, sorted. */
  mints: readonly string[]
  isWanted: boolean
  currency: Currency
  /** The conversion of the trades. Its latest rate counts while the present year has none (behaviour 27.2). */
  conversion: Conversion | undefined
}

/** Fetches the current prices of some tokens, if wanted. An answer is used for five minutes (behaviour 26.9). */
export function useWorth({ mints, isWanted, currency, conversion }: WorthSource): Worth {
  const client = useQueryClient()
  const isAsked = isWanted && mints.length > 0
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['current-prices', mints],
    queryFn: ({ signal }) =>
      withJupiter(client, signal, (calls, apiKey) => fetchCurrentPrices(calls, mints, apiKey)),
    enabled: isAsked,
    staleTime: 5 * MINUTE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  const today = useConversionOfToday(isAsked ? currency : 'USD')
  if (!isAsked) return { kind: 'off' }
  // An older answer isn't shown in place of one that failed: it is more than five minutes old.
  if (isError) return { kind: 'failed', retry: () => void refetch() }
  if (today.kind === 'failed') return today
  if (!data || today.kind === 'loading') return { kind: 'loading' }
  // Just after a choice, the conversion isn’t to the currency of the figures.
  const latestOfTrades = conversion?.currency === currency ? conversion.latest : undefined
  const rate = today.kind === 'known' ? (today.conversion.latest ?? latestOfTrades) : undefined
  if (currency !== 'USD' && !rate) return { kind: 'off' }
  return { kind: 'known', prices: data, atMs: dataUpdatedAt, rate }
}
