import type { PriceAnswer, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { partsOfKey, type PriceMap, type TokenPrice } from '@/lib/domain/prices/token-price'
import { birdeyeMissing, birdeyePrice } from './sample-prices'

/** Returns a map of Birdeye's prices as answers, all with the time 0. */
export function answersOf(prices: PriceMap): PriceAnswers {
  const answers = new Map<string, Map<number, PriceAnswer>>()
  for (const [key, price] of Object.entries(prices)) {
    const { mint, minute } = partsOfKey(key)
    const ofMint = answers.get(mint) ?? new Map<number, PriceAnswer>()
    answers.set(mint, ofMint.set(minute, answerOf(price)))
  }
  return answers
}

function answerOf(price: TokenPrice): PriceAnswer {
  return price === 'missing' ? birdeyeMissing(0) : birdeyePrice(price)
}
