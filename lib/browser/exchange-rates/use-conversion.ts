import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { currencyPreference } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import type { Currency, ForeignCurrency } from '@/lib/domain/exchange-rates/currency'
import type { Conversion } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** The conversion of values to the chosen currency, or why values are in USD (behaviour 27.6). */
export type ConversionState =
  | { kind: 'usd' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; conversion: Conversion }

const conversionCode = lazyCode(() => import('./load-conversion'))

/** Returns the conversion to the chosen currency for all trades of some events. In USD nothing is asked (behaviour 27.5). */
export function useConversion(events: readonly OrderEvent[]): ConversionState {
  const currency = currencyPreference.useChoice()
  const isForeign = currency !== 'USD'
  const currentYear = useCurrentYear()
  const years = useMemo(
    () => (isForeign ? tradedYears(events, currentYear) : []),
    [isForeign, events, currentYear],
  )
  return useConversionOfYears(currency, years, isForeign)
}

/** Returns the conversion of the present year to a currency, for what tokens are worth now (behaviour 27.2). */
export function useConversionOfToday(currency: Currency): ConversionState {
  return useConversionOfYears(currency, [useCurrentYear()], currency !== 'USD')
}

function useCurrentYear(): number {
  return useNow(MINUTE_MS, utcYear)
}

function utcYear(nowMs: number): number {
  return new Date(nowMs).getUTCFullYear()
}

function useConversionOfYears(
  currency: Currency,
  years: readonly number[],
  isWanted: boolean,
): ConversionState {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...conversionQuery(client, currency === 'USD' ? 'EUR' : currency, years),
    enabled: isWanted,
    // A failure stays until 'Retry', also in the statement.
    retryOnMount: false,
  })
  if (!isWanted) return { kind: 'usd' }
  if (data) return { kind: 'known', conversion: data }
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}

/** Returns the conversion of the trades of some events; undefined in USD. @throws UpstreamError without rates */
export async function conversionOf(
  client: QueryClient,
  currency: Currency,
  events: readonly OrderEvent[],
): Promise<Conversion | undefined> {
  if (currency === 'USD') return undefined
  return client.fetchQuery(
    conversionQuery(client, currency, tradedYears(events, utcYear(Date.now()))),
  )
}

function conversionQuery(client: QueryClient, currency: ForeignCurrency, years: readonly number[]) {
  return {
    queryKey: ['conversion', currency, years],
    queryFn: async () => (await conversionCode.load()).loadConversion(client, currency, years),
    // Its years know how old they are, and a year that is fresh costs no request.
    staleTime: MINUTE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always' as const,
    structuralSharing: false,
  }
}
