import { compareText } from '@/lib/domain/text/compare-text'
import type { Trade } from './order-event'

/**
 * The mints of some trades, each once, by the date of their first trade, equal dates by mint: trades
 * that come later leave the order of those before as it is (behaviour 19.7). Stops after each trade,
 * so that whoever asks can do it in slices.
 */
export function* mintsByFirstTrade(
  trades: Iterable<Pick<Trade, 'date' | 'inputMint' | 'outputMint'>>,
): Generator<undefined, string[], undefined> {
  const first = new Map<string, string>()
  for (const { date, inputMint, outputMint } of trades) {
    for (const mint of [inputMint, outputMint]) {
      const known = first.get(mint)
      if (known === undefined || date < known) first.set(mint, date)
    }
    yield undefined
  }
  return [...first]
    .sort(
      ([mintA, dateA], [mintB, dateB]) => compareText(dateA, dateB) || compareText(mintA, mintB),
    )
    .map(([mint]) => mint)
}
