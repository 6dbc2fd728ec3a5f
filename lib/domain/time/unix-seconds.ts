const MS_PER_SECOND = 1000

/** Unix seconds of an ISO date, rounded down (spec 2 'Date cell'). */
export function unixSeconds(date: string): number {
  return Math.floor(Date.parse(date) / MS_PER_SECOND)
}
