const MS_PER_SECOND = 1_000

/** Whole Unix seconds of an ISO 8601 date, rounded down. */
export function unixSeconds(date: string): number {
  return Math.floor(Date.parse(date) / MS_PER_SECOND)
}

/** Whole seconds until a moment, at least 1; undefined once it is past. Both in Unix milliseconds. */
export function secondsUntil(untilMs: number, nowMs: number): number | undefined {
  const seconds = Math.ceil((untilMs - nowMs) / MS_PER_SECOND)
  return seconds > 0 ? seconds : undefined
}
