import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currencyPreference } from '@/lib/browser/preferences/gains-preferences'
import { useNow } from '@/lib/browser/time/clock'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { Conversion } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import { MINUTE_MS, utcYear } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { conversionQuery } from './load-conversion'

/** The conversion of values to the chosen currency, or why values are in USD (behaviour 27.6). */
export type ConversionState =
  | { kind: 'usd' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; conversion: Conversion }

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
