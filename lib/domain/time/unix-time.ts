const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** Whole Unix seconds of an ISO 8601 date, rounded down. */
export function unixSeconds(date: string): number {
  return Math.floor(Date.parse(date) / SECOND_MS)
}

/** Whole seconds until a moment, at least 1; undefined once it is past. Both in Unix milliseconds. */
export function secondsUntil(untilMs: number, nowMs: number): number | undefined {
  const seconds = Math.ceil((untilMs - nowMs) / SECOND_MS)
  return seconds > 0 ? seconds : undefined
}

/**
 * Returns whether something that was loaded then still counts: order lists, tokens and 'missing' prices
 * do for 24 hours. A time in the future comes from a clock that was ahead: its age is unknown, so it
 * counts as too old (behaviour 8.3, 10.1). Both in Unix milliseconds.
 */
export function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs <= DAY_MS
}
