const MS_PER_SECOND = 1000

/** Whole Unix seconds of an ISO 8601 date, rounded down. */
export function unixSeconds(date: string): number {
  return Math.floor(Date.parse(date) / MS_PER_SECOND)
}
