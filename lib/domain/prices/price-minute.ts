export const SECONDS_PER_MINUTE = 60

/** Rounds Unix seconds down to the whole minute: prices are by the minute (behaviour 8.1). */
export function roundToMinute(timestampSeconds: number): number {
  return Math.floor(timestampSeconds / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE
}

/** Returns the key of a mint's price at a time: `{mint}-{Unix seconds}` (behaviour 8.1). */
export function priceKey(mint: string, timestampSeconds: number): string {
  return `${mint}-${roundToMinute(timestampSeconds)}`
}

/** Returns the mint and the minute, in Unix seconds, of a `priceKey`. */
export function partsOfKey(key: string): { mint: string; minute: number } {
  const end = key.lastIndexOf('-')
  return { mint: key.slice(0, end), minute: Number(key.slice(end + 1)) }
}
