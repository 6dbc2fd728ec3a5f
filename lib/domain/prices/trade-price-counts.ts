import type { Trade } from '@/lib/domain/trades/order-event'
import { countBySource, type PriceAnswers } from './price-answers'
import type { PriceSource } from './price-source'
import { countPrices, wantedPrices } from './wanted-prices'

/**
 * How many prices of some trades each source told, and how many are not known: each mint and minute
 * once, both sides of each trade (behaviour 19.9).
 */
export function tradePriceCounts(
  trades: readonly Trade[],
  answers: PriceAnswers,
): { counts: ReadonlyMap<PriceSource, number>; missing: number } {
  const wanted = wantedPrices(trades, Infinity)
  const counts = countBySource(wanted, answers)
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { counts, missing: countPrices(wanted) - known }
}
