import * as z from 'zod/mini'

const SECONDS_PER_MINUTE = 60

/** A USD price, or 'missing': the provider was asked and has none (spec 3). */
export const tokenPriceSchema = z.union([
  z.number().check(z.nonnegative(), z.lt(Infinity)),
  z.literal('missing'),
])

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

/** The known USD price of a mint at a time; undefined where it is not fetched, or missing. */
export function knownPrice(
  prices: PriceMap,
  mint: string,
  timestampSeconds: number,
): number | undefined {
  const price = prices[priceKey(mint, timestampSeconds)]
  return price === 'missing' ? undefined : price
}
