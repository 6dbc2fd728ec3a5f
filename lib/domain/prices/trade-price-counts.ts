import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { bestPrice } from './best-price'
import { countBySource, type PriceAnswers } from './price-answers'
import type { PriceSource } from './price-source'
import { type PriceMinutes, wantedPrices } from './wanted-prices'

/**
 * How many prices of some trades each source told, and how many are not known: each mint and minute
 * once, both sides of each trade (behaviour 19.9).
 */
export function tradePriceCounts(
  trades: readonly Trade[],
  answers: PriceAnswers,
): { counts: ReadonlyMap<PriceSource, number>; missing: number } {
  const wanted = wantedPrices(trades, Infinity)
  const missing = countUnknown(wanted, (mint, minute) => {
    const answer = answers.get(mint)?.get(minute)
    return answer !== undefined && bestPrice(answer) !== undefined
  })
  return { counts: countBySource(wanted, answers), missing }
}

/**
 * How many prices of the trades among some events are not known, counted the same way
 * (behaviour 19.9).
 * @param isKnown whether a mint has a price at a minute, in Unix seconds
 */
export function missingTradePrices(
  events: readonly OrderEvent[],
  isKnown: (mint: string, minute: number) => boolean,
): number {
  const trades = events.filter(({ kind }) => kind === 'trade')
  return countUnknown(wantedPrices(trades, Infinity), isKnown)
}

function countUnknown(
  wanted: PriceMinutes,
  isKnown: (mint: string, minute: number) => boolean,
): number {
  let count = 0
  for (const [mint, minutes] of wanted) {
    for (const minute of minutes) if (!isKnown(mint, minute)) count += 1
  }
  return count
}
