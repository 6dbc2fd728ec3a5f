import { isMeasured, type MeasuredTrade, type Trade } from '@/lib/domain/trades/order-event'
import type { PriceAnswers, SourcedPrice } from './price-answers'
import { paidOverReceived, pricedMint, stablecoinPrice } from './trade-prices'

/** The stored prices, and those that the selected trades of a minute give. The minute is in Unix seconds. */
export type MinutePrices = {
  answers: PriceAnswers
  minute: number
  fromTrades: ReadonlyMap<string, SourcedPrice>
}

/** Returns the prices of a minute (behaviour 8.32). @param trades all selected trades of that minute */
export function minutePrices(
  answers: PriceAnswers,
  minute: number,
  trades: readonly Trade[],
): MinutePrices {
  const pricingTrades = new Map<string, MeasuredTrade[]>()
  // A trade alone in its minute prices no other trade.
  for (const trade of trades.length > 1 ? trades : []) {
    const mint = isMeasured(trade) ? pricedMint(trade) : undefined
    if (mint === undefined || !isMeasured(trade)) continue
    const others = pricingTrades.get(mint)
    if (others) others.push(trade)
    else pricingTrades.set(mint, [trade])
  }
  const dollarsPer = (stablecoin: string) => stablecoinPrice(answers, stablecoin, minute)
  const fromTrades = new Map<string, SourcedPrice>()
  for (const [mint, pricing] of pricingTrades) {
    const value = paidOverReceived(mint, pricing, dollarsPer)
    fromTrades.set(mint, { source: 'trade', value, apartSeconds: 0 })
  }
  return { answers, minute, fromTrades }
}

/**
 * Returns the best price of a token other than USDC and USDT in a minute. A price that the selected trades give
 * replaces a stored one from trades (behaviour 8.32).
 */
export function priceInMinute(
  { answers, minute, fromTrades }: MinutePrices,
  mint: string,
): SourcedPrice | undefined {
  const { typed, birdeye, defillama } = answers.get(mint)?.get(minute) ?? {}
  return typed?.price ?? birdeye?.price ?? fromTrades.get(mint) ?? defillama?.price
}
