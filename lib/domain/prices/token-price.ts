import { z } from 'zod/mini'

export const SECONDS_PER_MINUTE = 60

/** A USD price; 0 is a price. */
export const usdPriceSchema = z.number().check(z.nonnegative(), z.lt(Infinity))

/** A USD price, or 'missing': the provider was asked and has none (spec 3). */
export const tokenPriceSchema = z.union([usdPriceSchema, z.literal('missing')])
export type TokenPrice = z.infer<typeof tokenPriceSchema>

/** Prices by `priceKey`. */
export const priceMapSchema = z.record(z.string().check(z.maxLength(200)), tokenPriceSchema)
export type PriceMap = z.infer<typeof priceMapSchema>

/** A time in Unix seconds, rounded down to the whole minute (spec 5). */
export function roundToMinute(timestampSeconds: number): number {
  return Math.floor(timestampSeconds / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE
}

/** The key of a mint's price at a time: `<mint>-<unix seconds, whole minute>`. */
export function priceKey(mint: string, timestampSeconds: number): string {
  return `${mint}-${roundToMinute(timestampSeconds)}`
}

/** The mint and the minute, in Unix seconds, that a `priceKey` is of. */
export function partsOfKey(key: string): { mint: string; minute: number } {
  const end = key.lastIndexOf('-')
  return { mint: key.slice(0, end), minute: Number(key.slice(end + 1)) }
}

/** The known USD price of a mint at a time; undefined where it is not fetched, or missing. */
export function knownPrice(
  prices: PriceMap,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = prices[priceKey(mint, timestampSeconds)]
  return price === 'missing' ? undefined : price
}
