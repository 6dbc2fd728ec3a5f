import {
  averagePrice,
  type Fixed,
  fixedText,
  isBelow,
  productOf,
} from '@/lib/domain/amounts/decimal'
import { type ExchangeRate, inDollars } from '@/lib/domain/exchange-rates/exchange-rate'
import { bestPrice, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { TokenResult } from './results'

/** A service that gives a wrong price is usually wrong by more than this. */
const MAX_TIMES = '1000'

/**
 * Returns the current prices of tokens that remain, without those over a thousand times the token's last known price
 * (behaviour 26.9). If no price of a token is known, its average cost counts as the last one.
 * @param rate of the tokens' costs; undefined in USD
 */
export function plausiblePrices(
  current: ReadonlyMap<string, string>,
  tokens: readonly Pick<TokenResult, 'mint' | 'remaining'>[],
  answers: PriceAnswers,
  rate?: ExchangeRate,
): ReadonlyMap<string, string> {
  const inUsd = (cost: Fixed) => (rate ? inDollars(cost, rate) : cost)
  const plausible = new Map(current)
  for (const { mint, remaining } of tokens) {
    const price = current.get(mint)
    if (price === undefined) continue
    const { cost, amountWithCost } = remaining
    const average =
      cost > 0n ? averagePrice(fixedText(inUsd(cost)), fixedText(amountWithCost)) : undefined
    const last = latestPrice(answers, mint) ?? average
    if (last !== undefined && isBelow(productOf(last, MAX_TIMES), price)) plausible.delete(mint)
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
