import { PRICE_SOURCES, type PriceSource } from '@/lib/domain/prices/price-source'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { missingTradePrices } from '@/lib/domain/prices/trade-price-counts'
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
  return missingTradePrices(
    events,
    (mint, minute) => knownPrice(fetchedTokenPrices, mint, minute) !== undefined,
  )
}

/** What the headers of every file tell of its prices (behaviour 19.9). */
export function priceHeaders(priced: Priced): Record<string, string> {
  return {
    'x-price-source': priceSourceText(priced.priceSources),
    'x-prices-missing': String(pricesMissing(priced)),
  }
}
