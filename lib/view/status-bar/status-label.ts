/** The services whose rate limits make work wait. */
export type LimitedService = 'Jupiter' | 'Birdeye' | 'DefiLlama'

/** Returns why work waits (behaviour 4.4, 8.12). */
export function rateLimitText(service: LimitedService): string {
  return `${service}’s rate limit reached.`
}

/** Returns when work that waits goes on; `undefined` if that is not known. */
export function resumingText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : `Resuming in ${seconds} s.`
}

/** Returns how long work still takes: 'About 2 minutes left', rounded up. @param ms in milliseconds */
export function timeLeftText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes <= 1 ? 'Less than a minute left' : `About ${minutes} minutes left`
}

/**
 * Returns what screen readers hear of work: its start and each quarter, 'Loading orders… 25%'
 * (behaviour 24.4).
 */
export function quarterText(what: string, done: number, total: number | undefined): string {
  const quarters = total ? Math.floor((done / total) * 4) : 0
  return quarters === 0 ? what : `${what} ${quarters * 25}%`
}
