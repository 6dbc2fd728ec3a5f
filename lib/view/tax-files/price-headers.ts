import { PRICE_SOURCES, type PriceSource } from '@/lib/domain/prices/best-price'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** How many prices each source told. */
export type PriceSourceCounts = Partial<Record<PriceSource, number | undefined>>

/** The sources that told a price, the best first, 'birdeye' where nobody says (behaviour 19.9). */
export function priceSourceText(counts: PriceSourceCounts | undefined): string {
  if (!counts) return 'birdeye'
  return PRICE_SOURCES.filter((source) => (counts[source] ?? 0) > 0).join(', ')
}

type Priced = {
  events: readonly OrderEvent[]
  fetchedTokenPrices: PriceMap
  priceSources: PriceSourceCounts | undefined
}

/** How many prices of the trades among some events are not known (behaviour 19.9). */
export function pricesMissing({ events, fetchedTokenPrices }: Priced): number {
  const trades = events.filter(({ kind }) => kind === 'trade')
  let count = 0
  for (const [mint, minutes] of wantedPrices(trades, Infinity)) {
    for (const minute of minutes) {
      if (knownPrice(fetchedTokenPrices, mint, minute) === undefined) count += 1
    }
  }
  return count
}

/** What the headers of every file tell of its prices (behaviour 19.9). */
export function priceHeaders(priced: Priced): Record<string, string> {
  return {
    'x-price-source': priceSourceText(priced.priceSources),
    'x-prices-missing': String(pricesMissing(priced)),
  }
}
