import { shifted } from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import { type Amount, tokenAmount } from '@/lib/domain/amounts/amount'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import {
  FIRST_DATE_MS,
  SECOND_MS,
  SECONDS_PER_MINUTE,
  unixSeconds,
} from '@/lib/domain/time/unix-time'

/** The USD price of one whole token. 0 is a price only if the visitor set it (behaviour 8.3). */
export const usdPriceSchema = z.number().check(z.nonnegative(), z.lt(Infinity))

/** A USD price, or 'missing' if Birdeye has none (behaviour 8.3). */
export const tokenPriceSchema = z.union([usdPriceSchema, z.literal('missing')])

/** Prices by `priceKey`, as our routes take and send them. An absent price wasn't fetched. */
export type PriceMap = Record<string, z.infer<typeof tokenPriceSchema>>

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

/** Returns the minutes at which amounts in token units need a price, once they are over (behaviour 8.1). */
export function wantedPrices(events: readonly OrderEvent[], nowSeconds: number): PriceMinutes {
  const wanted = new Map<string, number[]>()
  const unsorted = new Set<string>()
  const endSeconds = Math.max(nowSeconds, endOfNewestMinute(events, nowSeconds))
  const add = (mint: string, amount: Amount | null, minute: number) => {
    if (tokenAmount(amount) === undefined) return
    const minutes = wanted.get(mint)
    const last = minutes?.at(-1)
    if (!minutes || last === undefined) wanted.set(mint, [minute])
    else if (last !== minute) minutes.push(minute)
    if (last !== undefined && last > minute) unsorted.add(mint)
  }
  for (const event of events) {
    const seconds = unixSeconds(event.date)
    const minute = roundToMinute(seconds)
    if (seconds < FIRST_PRICED_SECOND || minute + SECONDS_PER_MINUTE > endSeconds) continue
    add(event.inputMint, event.inputAmount, minute)
    if (event.kind === 'trade') add(event.outputMint, event.outputAmount, minute)
  }
  // Events are usually by date. Sets of their minutes, and sorting them, would take longer than all else here.
  for (const mint of unsorted) {
    wanted.set(
      mint,
      [...new Set(wanted.get(mint))].sort((a, b) => a - b),
    )
  }
  return wanted
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
