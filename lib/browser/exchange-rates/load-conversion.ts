import type { QueryClient } from '@tanstack/react-query'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { oneByteJson, readStored, writeStored } from '@/lib/browser/storage/local-storage'
import type { Currency, ForeignCurrency } from '@/lib/domain/exchange-rates/currency'
import { type Conversion, conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import {
  isYearFresh,
  type YearRates,
  yearRatesSchema,
} from '@/lib/domain/exchange-rates/year-rates'
import * as z from '@/lib/domain/text/zod'
import { MINUTE_MS, utcYear } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'

const RATES_NAME = 'perijove-rates'

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
    queryFn: () => loadConversion(client, currency, years),
    // Its years know how old they are, and a year that is fresh costs no request.
    staleTime: MINUTE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always' as const,
    structuralSharing: false,
  }
}

/**
 * Returns the conversion to a currency, from stored years or the service, which gets one request for each other year
 * (behaviour 27.5).
 * @throws UpstreamError if a year can't be loaded. The years before it are stored.
 */
async function loadConversion(
  client: QueryClient,
  currency: ForeignCurrency,
  years: readonly number[],
): Promise<Conversion> {
  const services = await servicesOf(client)?.()
  const loaded: YearRates[] = []
  for (const year of years) {
    const rates = await client.fetchQuery({
      queryKey: ['year-rates', year],
      queryFn: ({ signal }) =>
        (services?.fetchYearRates ?? storedOrFetched)(year, Date.now(), signal),
      staleTime: ({ state }) => (state.data && isYearFresh(state.data, Date.now()) ? Infinity : 0),
      networkMode: 'always',
      structuralSharing: false,
    })
    loaded.push(rates)
  }
  return conversionTo(currency, loaded)
}

const storedOrFetched: typeof fetchYearRates = async (year, nowMs, signal) => {
  const stored = storedYears().find((rates) => rates.year === year)
  if (stored && isYearFresh(stored, nowMs)) return stored
  const rates = await fetchYearRates(year, nowMs, signal)
  // Another tab may have stored years meanwhile. Rates that find no room are loaded again in the next tab.
  const others = storedYears().filter((other) => other.year !== year)
  writeStored(RATES_NAME, oneByteJson([...others, rates]))
  return rates
}

/** Returns the stored years. A year that can't be read is dropped. */
function storedYears(): YearRates[] {
  const stored = z.array(z.unknown()).safeParse(z.jsonOf(readStored(RATES_NAME) ?? '')).data ?? []
  return stored.flatMap((year) => yearRatesSchema.safeParse(year).data ?? [])
}
