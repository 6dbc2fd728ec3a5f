import type { PriceAnswer, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { partsOfKey, priceKey } from '@/lib/domain/prices/price-minute'
import type { PriceMap } from '@/lib/domain/prices/token-price'

/** The answers as the price map of the routes: a number or the marker 'missing' by its key. */
export function priceMapOf(answers: PriceAnswers): PriceMap {
  const prices: PriceMap = {}
  for (const [mint, ofMint] of answers) {
    for (const [minute, answer] of ofMint) {
      prices[priceKey(mint, minute)] = typeof answer === 'number' ? answer : 'missing'
    }
  }
  return prices
}

/** The answers that a price map tells; those of 'missing' came at 0. */
export function answersOf(prices: PriceMap): PriceAnswers {
  const answers = new Map<string, Map<number, PriceAnswer>>()
  for (const [key, price] of Object.entries(prices)) {
    const { mint, minute } = partsOfKey(key)
    const ofMint = answers.get(mint) ?? new Map<number, PriceAnswer>()
    answers.set(mint, ofMint.set(minute, price === 'missing' ? { missingAtMs: 0 } : price))
  }
  return answers
}
