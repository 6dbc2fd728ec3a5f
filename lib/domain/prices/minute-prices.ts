import { isMeasured, type MeasuredTrade, type Trade } from '@/lib/domain/trades/order-event'
import { exactPrice, type PriceAnswer, type PriceAnswers, type SourcedPrice } from './price-answers'
import { paidOverReceived, pricedMint, stablecoinPrice } from './trade-prices'

/** What is known of the prices of a trade's tokens in its minute: the stored answers, and the prices from trades. */
export type SidePrices = {
  input: PriceAnswer | undefined
  output: PriceAnswer | undefined
  /** By mint. */
  fromTrades: ReadonlyMap<string, SourcedPrice>
}

const NONE: SidePrices['fromTrades'] = new Map()

/** Returns the prices that trades give, by mint (behaviour 8.32). @param trades all selected trades of a minute */
export function pricesFromTrades(
  answers: PriceAnswers,
  minute: number,
  trades: readonly Trade[],
): SidePrices['fromTrades'] {
  // A trade alone in its minute prices no other trade, and most are alone.
  if (trades.length < 2) return NONE
  const pricingTrades = new Map<string, MeasuredTrade[]>()
  for (const trade of trades) {
    const mint = isMeasured(trade) ? pricedMint(trade) : undefined
    if (mint === undefined || !isMeasured(trade)) continue
    const others = pricingTrades.get(mint)
    if (others) others.push(trade)
    else pricingTrades.set(mint, [trade])
  }
  const dollarsPer = (stablecoin: string) => stablecoinPrice(answers.get(stablecoin)?.get(minute))
  const fromTrades = new Map<string, SourcedPrice>()
  for (const [mint, pricing] of pricingTrades) {
    fromTrades.set(mint, exactPrice('trade', paidOverReceived(mint, pricing, dollarsPer)))
  }
  return fromTrades
}

/**
 * Returns the best price of a token other than USDC and USDT in a minute. A price that the selected trades give
 * replaces a stored one from trades (behaviour 8.32).
 */
export function priceInMinute(
  answer: PriceAnswer | undefined,
  fromTrades: SourcedPrice | undefined,
): SourcedPrice | undefined {
  const { manual, birdeye, defillama } = answer ?? {}
  return manual?.price ?? birdeye?.price ?? fromTrades ?? defillama?.price
}
