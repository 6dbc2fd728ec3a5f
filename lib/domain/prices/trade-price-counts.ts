import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { bestPrice } from './best-price'
import type { PriceAnswers } from './price-answers'
import type { PriceSource } from './price-source'
import { wantedPrices } from './wanted-prices'

/** How many prices each source told, and how many are not known. */
export type TradePriceCounts = { counts: ReadonlyMap<PriceSource, number>; missing: number }

/**
 * Counts the prices of some trades by source: each mint and minute once, both sides of each trade
 * (behaviour 19.9). Stops after each trade, so that whoever asks can do it in slices.
 */
export function* tradePriceCounts(
  trades: readonly Trade[],
  answers: PriceAnswers,
): Generator<undefined, TradePriceCounts, undefined> {
  const counts = new Map<PriceSource, number>()
  const counted = new Map<string, Set<number>>()
  let missing = 0
  for (const trade of trades) {
    for (const [mint, minutes] of wantedPrices([trade], Infinity)) {
      const ofMint = counted.get(mint) ?? new Set<number>()
      counted.set(mint, ofMint)
      for (const minute of minutes) {
        if (ofMint.has(minute)) continue
        ofMint.add(minute)
        const answer = answers.get(mint)?.get(minute)
        const source = answer && bestPrice(answer)?.source
        if (source) counts.set(source, (counts.get(source) ?? 0) + 1)
        else missing += 1
      }
    }
    yield undefined
  }
  return { counts, missing }
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
  let count = 0
  for (const [mint, minutes] of wantedPrices(trades, Infinity)) {
    for (const minute of minutes) if (!isKnown(mint, minute)) count += 1
  }
  return count
}
