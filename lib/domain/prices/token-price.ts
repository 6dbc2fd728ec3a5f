import { shifted } from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import { tokenAmount } from '@/lib/domain/amounts/amount'
import { amountsOf, type OrderEvent } from '@/lib/domain/trades/order-event'
import { FIRST_DATE_MS, SECOND_MS, unixSeconds } from '@/lib/domain/time/unix-time'

/** The USD price of one whole token. 0 is a price only if the visitor set it (behaviour 8.3). */
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

/** Returns what `priceKey` joined; the minute is in Unix seconds. */
export function partsOfKey(key: string): { mint: string; minute: number } {
  const end = key.lastIndexOf('-')
  return { mint: key.slice(0, end), minute: Number(key.slice(end + 1)) }
}

/** Whole minutes by mint, in Unix seconds, each once, the oldest first. */
export type PriceMinutes = ReadonlyMap<string, readonly number[]>

/** A call for prices of one mint. */
export type PriceCall = { mint: string; minutes: readonly number[] }

/** The start of Solana's first year, in Unix seconds. */
export const FIRST_PRICED_SECOND = FIRST_DATE_MS / SECOND_MS

/** Returns the minutes at which amounts in whole tokens need a price, once they are over (behaviour 8.1). */
export function wantedPrices(events: readonly OrderEvent[], nowSeconds: number): PriceMinutes {
  const wanted = new Map<string, Set<number>>()
  const endSeconds = Math.max(nowSeconds, endOfNewestMinute(events, nowSeconds))
  for (const event of events) {
    const seconds = unixSeconds(event.date)
    const minute = roundToMinute(seconds)
    if (seconds < FIRST_PRICED_SECOND || minute + SECONDS_PER_MINUTE > endSeconds) continue
    for (const { mint, amount } of amountsOf(event)) {
      if (tokenAmount(amount) === undefined) continue
      const minutes = wanted.get(mint) ?? new Set()
      wanted.set(mint, minutes.add(minute))
    }
  }
  return new Map([...wanted].map(([mint, minutes]) => [mint, [...minutes].sort((a, b) => a - b)]))
}

/** Returns the end of the newest event's minute if the clock is behind it, else 0 (behaviour 8.1). */
function endOfNewestMinute(events: readonly OrderEvent[], nowSeconds: number): number {
  const newest = events.reduce((latest, { date }) => (date > latest ? date : latest), '')
  const minute = newest === '' ? 0 : roundToMinute(unixSeconds(newest))
  return minute > nowSeconds ? minute + SECONDS_PER_MINUTE : 0
}

export function countPrices(minutes: PriceMinutes): number {
  let count = 0
  for (const mintMinutes of minutes.values()) count += mintMinutes.length
  return count
}
