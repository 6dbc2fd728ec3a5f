import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { Trade } from '@/lib/domain/trades/order-event'
import { priceKey } from './price-minute'

/**
 * How many prices of some trades are not known: each mint and minute once, both sides of each trade
 * (behaviour 19.9).
 * @param isKnown whether a mint has a price at a time, in Unix seconds
 */
export function missingTradePrices(
  trades: Iterable<Pick<Trade, 'date' | 'inputMint' | 'outputMint'>>,
  isKnown: (mint: string, timestampSeconds: number) => boolean,
): number {
  const missing = new Set<string>()
  for (const { date, inputMint, outputMint } of trades) {
    const seconds = unixSeconds(date)
    for (const mint of [inputMint, outputMint]) {
      if (!isKnown(mint, seconds)) missing.add(priceKey(mint, seconds))
    }
  }
  return missing.size
}
