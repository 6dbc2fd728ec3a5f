import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import type { PriceCall, PriceMinutes } from './token-price'

/** The pace of Birdeye's free plan (behaviour 20.8). */
export const USUAL_REQUESTS_PER_SECOND = 1

/** From 8 minutes on, one ranged call costs less of a Birdeye plan than a call for each minute. */
const MIN_RANGE_MINUTES = 8
/** A call returns at most 1,000 minutes (docs.birdeye.so/docs/price-history). */
const MAX_RANGE_SECONDS = 999 * SECONDS_PER_MINUTE

/**
 * Plans the calls to Birdeye for a mint (behaviour 8.12).
 * @param minutes whole minutes in Unix seconds, each once, the oldest first
 */
export function birdeyeCalls(mint: string, minutes: readonly number[]): PriceCall[] {
  const calls: PriceCall[] = []
  for (let start = 0; start < minutes.length;) {
    const inRange = countInRange(minutes, start)
    const taken = inRange >= MIN_RANGE_MINUTES ? inRange : 1
    calls.push({ mint, minutes: minutes.slice(start, start + taken) })
    start += taken
  }
  return calls
}

function countInRange(minutes: readonly number[], start: number): number {
  const last = (minutes[start] ?? 0) + MAX_RANGE_SECONDS
  let end = start
  while (end < minutes.length && (minutes[end] ?? Infinity) <= last) end += 1
  return end - start
}

/** DefiLlama limits a URL to 2,048 characters, which leaves room for 60 minutes. */
const MAX_DEFILLAMA_MINUTES = 60

/** A record of DefiLlama can be this far before or after its minute (behaviour 8.31). */
export const MAX_PRICE_GAP_SECONDS = 1_800

/** DefiLlama gets one call a second (behaviour 8.31). */
export const MS_BETWEEN_DEFILLAMA_CALLS = 1_000

/** Returns the calls to DefiLlama. Each asks for one mint at up to 60 minutes (behaviour 8.31). */
export function defillamaCalls(wanted: PriceMinutes): PriceCall[] {
  return [...wanted].flatMap(([mint, minutes]) =>
    Array.from({ length: Math.ceil(minutes.length / MAX_DEFILLAMA_MINUTES) }, (_, call) => {
      const start = call * MAX_DEFILLAMA_MINUTES
      return { mint, minutes: minutes.slice(start, start + MAX_DEFILLAMA_MINUTES) }
    }),
  )
}
