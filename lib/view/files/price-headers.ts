import { PRICE_SOURCES, type PriceSource } from '@/lib/domain/prices/best-price'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** How many prices come from each source. */
export type PriceSourceCounts = Partial<Record<PriceSource, number | undefined>>

/** Returns the sources with a price, the best first; 'birdeye' if a body names none (behaviour 19.9). */
export function priceSourceText(counts: PriceSourceCounts = { birdeye: 1 }): string {
  return PRICE_SOURCES.filter((source) => (counts[source] ?? 0) > 0).join(', ')
}

type Priced = {
  events: readonly OrderEvent[]
  fetchedTokenPrices: PriceMap
  priceSources: PriceSourceCounts | undefined
}

/** Returns how many prices of the trades among some events are unknown (behaviour 19.9). */
export function pricesMissing({ events, fetchedTokenPrices }: Priced): number {
  const trades = events.filter(({ kind }) => kind === 'trade')
  // A request may send base units of known tokens.
  const prices = wantedPrices(trades, Infinity, (amount) => amount !== null)
  const wanted = [...prices].flatMap(([mint, minutes]) =>
    minutes.map((minute) => knownPrice(fetchedTokenPrices, mint, minute)),
  )
  return wanted.filter((price) => price === undefined).length
}

/** Returns the headers about the prices of a file (behaviour 19.9). */
export function priceHeaders(priced: Priced): Record<string, string> {
  return {
    'x-price-source': priceSourceText(priced.priceSources),
    'x-prices-missing': String(pricesMissing(priced)),
  }
}
