import {
  birdeyeAnswer,
  NO_ANSWERS,
  type PriceAnswers,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { partsOfKey, type PriceMap } from '@/lib/domain/prices/token-price'

/** Returns a map of Birdeye's prices as answers, all with the time 0. */
export function answersOf(prices: PriceMap): PriceAnswers {
  const entries = Object.entries(prices)
  const added = entries.map(([key, price]) => {
    const { mint, minute } = partsOfKey(key)
    return birdeyeAnswer(mint, minute, price)
  })
  return withAnswers(NO_ANSWERS, added, 0)
}
