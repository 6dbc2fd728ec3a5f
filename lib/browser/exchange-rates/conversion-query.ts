import type { QueryClient } from '@tanstack/react-query'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import type { Currency, ForeignCurrency } from '@/lib/domain/exchange-rates/currency'
import type { Conversion } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import { MINUTE_MS, utcYear } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

export const conversionCode = lazyCode(() => import('./load-conversion'))

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

/** Returns the query that loads a conversion, for hooks and files alike. */
export function conversionQuery(
  client: QueryClient,
  currency: ForeignCurrency,
  years: readonly number[],
) {
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
