import { type Amount, wholeAmount } from '@/lib/domain/amounts/amount'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { roundToMinute, SECONDS_PER_MINUTE } from './token-price'
import { SECOND_MS, unixSeconds } from '@/lib/domain/time/unix-time'

/** Whole minutes by mint, in Unix seconds, each once, the oldest first. */
export type PriceMinutes = ReadonlyMap<string, readonly number[]>

/** The start of Solana's first year in Unix seconds. No price is older. */
export const FIRST_PRICED_SECOND = Date.UTC(2020, 0, 1) / SECOND_MS

/**
 * Returns the prices that events need: of each input, and of the output of each trade, once their minute
 * is over (behaviour 8.1).
 * @param nowSeconds Unix seconds
 * @param needsPrice by default, amounts that aren't known in whole tokens need none (behaviour 25.14,
 * 25.15)
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
 * Returns the end of the newest event's minute if that minute is in the future, because the clock is
 * behind; else 0 (behaviour 8.1).
 */
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
