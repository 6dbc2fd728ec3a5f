export const SECONDS_PER_MINUTE = 60

/**
 * Prices are known by the minute: a time in Unix seconds, rounded down to the whole minute
 * (behaviour 8.1).
 */
export function roundToMinute(timestampSeconds: number): number {
  return Math.floor(timestampSeconds / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE
}

/** The key of a mint's price at a time: `{mint}-{whole minute in Unix seconds}` (behaviour 8.1). */
export function priceKey(mint: string, timestampSeconds: number): string {
  return `${mint}-${roundToMinute(timestampSeconds)}`
}

/** The mint and the minute, in Unix seconds, that a `priceKey` is of. */
export function partsOfKey(key: string): { mint: string; minute: number } {
  const end = key.lastIndexOf('-')
  return { mint: key.slice(0, end), minute: Number(key.slice(end + 1)) }
}
