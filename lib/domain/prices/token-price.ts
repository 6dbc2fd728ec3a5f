import Big from 'big.js'
import { z } from 'zod/mini'
import { priceKey } from './price-minute'

/** The USD price of one whole token; 0 is a price. */
export const usdPriceSchema = z.number().check(z.nonnegative(), z.lt(Infinity))

/** A USD price, or 'missing': Birdeye was asked and has none (behaviour 8.3). */
export const tokenPriceSchema = z.union([usdPriceSchema, z.literal('missing')])
export type TokenPrice = z.infer<typeof tokenPriceSchema>

/** Prices by `priceKey`; a key that is not there was not fetched. */
export type PriceMap = Record<string, TokenPrice>

/** The USD price of a mint at a time; undefined where it is not fetched, or 'missing'. */
export function knownPrice(
  prices: PriceMap,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = prices[priceKey(mint, timestampSeconds)]
  return price === 'missing' ? undefined : price
}

/**
 * A service's JSON number as plain decimal text, digit for digit as it was written. The same text
 * stands for it in JSON again: up to 15 significant digits nothing is lost on either way.
 */
export function priceText(price: number): string {
  const text = String(price)
  return text.includes('e') ? new Big(text).toFixed() : text
}
