import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { type Conversion, conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import type { YearRates } from '@/lib/domain/exchange-rates/year-rates'
import { utcYear } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { LOADING_RATES, NO_RATES } from '@/lib/view/exchange-rates/exchange-rate-label'

/** Fetches the exchange rates of all trades; undefined in USD. @throws Error with a text for people if a year fails */
export async function findRates(
  currency: Currency,
  events: readonly OrderEvent[],
  signal: AbortSignal,
  onStep: (progress: () => string) => void,
): Promise<Conversion | undefined> {
  if (currency === 'USD') return undefined
  onStep(() => LOADING_RATES)
  const nowMs = Date.now()
  const rates: YearRates[] = []
  for (const year of tradedYears(events, utcYear(nowMs))) {
    rates.push(
      await fetchYearRates(year, nowMs, signal).catch(() => {
        throw new Error(NO_RATES)
      }),
    )
  }
  return conversionTo(currency, rates)
}
