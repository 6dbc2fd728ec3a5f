/**
 * Where a price comes from, the best first (behaviour 8.22): typed by the visitor, Birdeye's of that
 * minute, told by the trades themselves, DefiLlama's nearest record.
 */
export const PRICE_SOURCES = ['typed', 'birdeye', 'trade', 'defillama'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** The services that are asked, and may answer that they have no price. */
export type PriceService = Extract<PriceSource, 'birdeye' | 'defillama'>

/** The order of trust: whether a price of one source takes the place of another's. */
export function isBetterSource(source: PriceSource, than: PriceSource): boolean {
  return PRICE_SOURCES.indexOf(source) < PRICE_SOURCES.indexOf(than)
}
