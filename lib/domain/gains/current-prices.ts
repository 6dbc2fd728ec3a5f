import {
  averagePrice,
  type Fixed,
  fixedText,
  isBelow,
  productOf,
} from '@/lib/domain/amounts/decimal'
import { type ExchangeRate, inDollars } from '@/lib/domain/exchange-rates/exchange-rate'
import { bestPrice, type PriceAnswers, withAnswers } from '@/lib/domain/prices/price-answers'
import { tradePrices } from '@/lib/domain/prices/trade-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenGains } from './gains'

/** A service that gives a wrong price is usually wrong by more than this. */
const MAX_TIMES = '1000'

type KnownPrices = {
  answers: PriceAnswers
  /** All selected events: their trades give prices, too (behaviour 8.32). */
  events: readonly OrderEvent[]
  /** The rate of the tokens' costs; undefined in USD. */
  rate?: ExchangeRate | undefined
}

/**
 * Returns the current prices of tokens that remain, without those over a thousand times the token's last known price
 * (behaviour 26.9). If no price of a token is known, its average cost counts as the last one.
 */
export function plausiblePrices(
  current: ReadonlyMap<string, string>,
  tokens: readonly Pick<TokenGains, 'mint' | 'remaining'>[],
  { answers, events, rate }: KnownPrices,
): ReadonlyMap<string, string> {
  // Few prices look wrong, so the trades are searched only for those.
  const tradePrice = (mint: string) =>
    withAnswers(
      answers,
      tradePrices(events, (other) => other === mint),
      0,
    )
  const inUsd = (cost: Fixed) => (rate ? inDollars(cost, rate) : cost)
  const plausible = new Map(current)
  for (const { mint, remaining } of tokens) {
    const price = current.get(mint)
    if (price === undefined) continue
    const { cost, amountWithCost } = remaining
    const average =
      cost > 0n ? averagePrice(fixedText(inUsd(cost)), fixedText(amountWithCost)) : undefined
    const isTooHigh = (last: string | undefined) =>
      last !== undefined && isBelow(productOf(last, MAX_TIMES), price)
    if (!isTooHigh(latestPrice(answers, mint) ?? average)) continue
    if (isTooHigh(latestPrice(tradePrice(mint), mint) ?? average)) plausible.delete(mint)
  }
  return plausible
}

/** Returns a mint's price at the latest minute that has one. */
function latestPrice(answers: PriceAnswers, mint: string): string | undefined {
  let latest: { minute: number; value: string } | undefined
  for (const [minute, answer] of answers.get(mint) ?? []) {
    if (latest && minute < latest.minute) continue
    const value = bestPrice(answer)?.value
    if (value !== undefined) latest = { minute, value }
  }
  return latest?.value
}
