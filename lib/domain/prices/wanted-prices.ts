import { type Amount, wholeAmount } from '@/lib/domain/amounts/amount'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { roundToMinute, SECONDS_PER_MINUTE } from './token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'

/** Minutes by mint: whole minutes in Unix seconds, each once, the oldest first. */
export type PriceMinutes = ReadonlyMap<string, readonly number[]>

/** The year Solana began, in Unix seconds: no price is older. */
export const FIRST_PRICED_SECOND = Date.UTC(2020, 0, 1) / 1000

/**
 * Returns the prices that some events need: of the input of each event and of the output of each
 * trade, once their minute is over (behaviour 8.1).
 * @param nowSeconds in Unix seconds
 * @param needsPrice by default an unknown amount and one in base units need none (behaviour 25.14, 25.15)
 */
export function wantedPrices(
  events: readonly OrderEvent[],
  nowSeconds: number,
  needsPrice = (amount: Amount | null) => wholeAmount(amount) !== undefined,
): PriceMinutes {
  const wanted = new Map<string, number[]>()
  const want = (mint: string, amount: Amount | null, minute: number) => {
    if (!needsPrice(amount)) return
    const minutes = wanted.get(mint)
    if (!minutes) wanted.set(mint, [minute])
    else if (minutes.at(-1) !== minute) minutes.push(minute)
  }
  const endSeconds = Math.max(nowSeconds, endOfNewestMinute(events, nowSeconds))
  for (const event of events) {
    const seconds = unixSeconds(event.date)
    const minute = roundToMinute(seconds)
    if (seconds < FIRST_PRICED_SECOND || minute + SECONDS_PER_MINUTE > endSeconds) continue
    want(event.inputMint, event.inputAmount, minute)
    if (event.kind === 'trade') want(event.outputMint, event.outputAmount, minute)
  }
  return new Map(
    [...wanted].map(([mint, minutes]) => [mint, [...new Set(minutes)].sort((a, b) => a - b)]),
  )
}

/**
 * Returns when the newest event's minute is over if a clock hasn't even reached it, because that clock
 * is behind; else 0 (behaviour 8.1).
 */
function endOfNewestMinute(events: readonly OrderEvent[], nowSeconds: number): number {
  const newest = events.reduce((latest, { date }) => (date > latest ? date : latest), '')
  const minute = newest === '' ? 0 : roundToMinute(unixSeconds(newest))
  return minute > nowSeconds ? minute + SECONDS_PER_MINUTE : 0
}

/** Counts minutes by mint. */
export function countPrices(minutes: PriceMinutes): number {
  let count = 0
  for (const mintMinutes of minutes.values()) count += mintMinutes.length
  return count
}
