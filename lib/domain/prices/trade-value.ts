import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/common-mints'
import type { Trade, TradeSide } from '@/lib/domain/trades/order-event'
import { PRICE_SOURCES, type SourcedPrice } from './best-price'
import { bestPriceAt, type PriceAnswers } from './price-answers'

/**
 * Returns the side of a trade whose USD value is the trade's own: the one whose price has the better
 * source, then the nearer record, then the side in a stablecoin or SOL, then what was received.
 * Undefined if neither has a price (behaviour 8.32).
 */
export function valuedSide(trade: Trade, answers: PriceAnswers): TradeSide | undefined {
  const seconds = unixSeconds(trade.date)
  const input = bestPriceAt(answers, trade.inputMint, seconds)
  return betterSide(trade, input, bestPriceAt(answers, trade.outputMint, seconds))
}

/** Returns as `valuedSide` does, with the prices of both sides. */
export function betterSide(
  { inputMint, outputMint }: Pick<Trade, 'inputMint' | 'outputMint'>,
  input: SourcedPrice | undefined,
  output: SourcedPrice | undefined,
): TradeSide | undefined {
  if (!input || !output) return input ? 'input' : output && 'output'
  const isInput = compareRanks(rankOf(input, inputMint), rankOf(output, outputMint)) < 0
  return isInput ? 'input' : 'output'
}

/** Lower is better, the first number before the second one. */
function rankOf({ source, apartSeconds }: SourcedPrice, mint: string): number[] {
  const isCommon = mint === WRAPPED_SOL || STABLECOINS.has(mint)
  return [PRICE_SOURCES.indexOf(source), Math.abs(apartSeconds), isCommon ? 0 : 1]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}
