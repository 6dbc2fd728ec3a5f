import { shifted } from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import { priceKey } from './price-minute'

/** The USD price of one whole token; 0 is a price. */
export const usdPriceSchema = z.number().check(z.nonnegative(), z.lt(Infinity))

/** A USD price, or 'missing' if Birdeye has none (behaviour 8.3). */
export const tokenPriceSchema = z.union([usdPriceSchema, z.literal('missing')])
export type TokenPrice = z.infer<typeof tokenPriceSchema>

/** Prices by `priceKey`; an absent one wasn't fetched. */
export type PriceMap = Record<string, TokenPrice>

/** Returns the USD price of a mint at a time; `undefined` if not fetched, or 'missing'. */
export function knownPrice(
  prices: PriceMap,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = prices[priceKey(mint, timestampSeconds)]
  return price === 'missing' ? undefined : price
}

/** Returns a service's JSON number as plain decimal text; up to 15 significant digits are exact. */
export function priceText(price: number): string {
  const text = String(price)
  const [digits = '', exponent] = text.split('e')
  return exponent === undefined ? text : shifted(digits, -Number(exponent))
}
