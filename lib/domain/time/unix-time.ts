export const SECONDS_PER_MINUTE = 60
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** The start of Solana's first year, in Unix milliseconds. No order and no price is older. */
export const FIRST_DATE_MS = Date.UTC(2020, 0, 1)

/** Returns an ISO 8601 date in Unix seconds, rounded down. */
export function unixSeconds(date: string): number {
  return Math.floor(Date.parse(date) / SECOND_MS)
}

/** Returns the calendar year of a moment in UTC. */
export function utcYear(atMs: number): number {
  return new Date(atMs).getUTCFullYear()
}

/** Returns the seconds until a moment, rounded up; undefined once it is past. Both times are Unix milliseconds. */
export function secondsUntil(untilMs: number, nowMs: number): number | undefined {
  const seconds = Math.ceil((untilMs - nowMs) / SECOND_MS)
  return seconds > 0 ? seconds : undefined
}
