import { SECONDS_PER_MINUTE } from './price-minute'

/** From so many minutes on, one ranged call costs less of a Birdeye plan than a call for each. */
const FEWEST_IN_A_RANGE = 8
/** One call returns at most 1,000 minutes (docs.birdeye.so/docs/price-history). */
const LONGEST_RANGE_SECONDS = 999 * SECONDS_PER_MINUTE

/** One call to Birdeye: for a single minute of a mint, or for several within one range. */
export type PriceCall = { mint: string; minutes: readonly number[] }

/**
 * The calls that fetch some minutes of a mint: a ranged one wherever at least 8 of them lie within
 * 999 minutes, else one a minute (behaviour 8.13).
 * @param minutes whole minutes in Unix seconds, each once, the oldest first
 */
export function plannedCalls(mint: string, minutes: readonly number[]): PriceCall[] {
  const calls: PriceCall[] = []
  for (let start = 0; start < minutes.length;) {
    const inRange = countInRange(minutes, start)
    const taken = inRange >= FEWEST_IN_A_RANGE ? inRange : 1
    calls.push({ mint, minutes: minutes.slice(start, start + taken) })
    start += taken
  }
  return calls
}

/** One call for each minute, whatever it costs. */
export function singleCalls(mint: string, minutes: readonly number[]): PriceCall[] {
  return minutes.map((minute) => ({ mint, minutes: [minute] }))
}

function countInRange(minutes: readonly number[], start: number): number {
  const last = (minutes[start] ?? 0) + LONGEST_RANGE_SECONDS
  let end = start
  while (end < minutes.length && (minutes[end] ?? Infinity) <= last) end += 1
  return end - start
}
