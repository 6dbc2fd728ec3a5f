import {
  countPriceSources,
  type PriceAnswers,
  type PriceCounts,
} from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import type { Trade } from '@/lib/domain/trades/order-event'
import { type RoundedTrades, roundedTrades } from './rounded-trades'

/** What the tax dialog says of the trades of a file (behaviour 19.13). */
export type TaxCounts = { prices: PriceCounts; rounding: RoundedTrades }

/**
 * Counts the prices of some trades, and what 8 decimals do to them; stops after each, so that whoever
 * asks can do it in slices (behaviour 19.16).
 * @param idOf the id of a trade
 */
export function* taxCounts(
  trades: readonly Trade[],
  idOf: (trade: Trade) => string,
  answers: PriceAnswers,
): Generator<undefined, TaxCounts, undefined> {
  const prices = countPriceSources(wantedPrices(trades, Infinity), answers)
  return { prices, rounding: yield* roundedTrades(trades, idOf) }
}
