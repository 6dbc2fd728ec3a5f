import { shifted } from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'

/** The USD price of one whole token; 0 is a price. */
export const usdPriceSchema = z.number().check(z.nonnegative(), z.lt(Infinity))

/** A USD price, or 'missing' if Birdeye has none (behaviour 8.3). */
export const tokenPriceSchema = z.union([usdPriceSchema, z.literal('missing')])
export type TokenPrice = z.infer<typeof tokenPriceSchema>

/** Prices by `priceKey`. An absent price wasn't fetched. */
export type PriceMap = Record<string, TokenPrice>

/** Returns the USD price of a mint at a time; undefined if it is 'missing' or wasn't fetched. */
export function knownPrice(
  prices: PriceMap,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = prices[priceKey(mint, timestampSeconds)]
  return price === 'missing' ? undefined : price
}

/** Returns a JSON number as plain decimal text. Up to 15 significant digits are exact. */
export function priceText(price: number): string {
  const text = String(price)
  const [digits = '', exponent] = text.split('e')
  return exponent === undefined ? text : shifted(digits, -Number(exponent))
}

export const SECONDS_PER_MINUTE = 60

/** Rounds Unix seconds down to the whole minute, because prices are by the minute (behaviour 8.1). */
export function roundToMinute(timestampSeconds: number): number {
  return Math.floor(timestampSeconds / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE
}

/** Returns the key of a mint's price at a time: `{mint}-{Unix seconds}` (behaviour 8.1). */
export function priceKey(mint: string, timestampSeconds: number): string {
  return `${mint}-${roundToMinute(timestampSeconds)}`
}

/** Returns the mint and the minute, in Unix seconds, in a `priceKey`. */
export function partsOfKey(key: string): { mint: string; minute: number } {
  const end = key.lastIndexOf('-')
  return { mint: key.slice(0, end), minute: Number(key.slice(end + 1)) }
}
