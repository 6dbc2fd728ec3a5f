import type { Explorer, Scheme, TimeZoneChoice } from '@/lib/domain/preferences/preferences'

type Option<T> = { value: T; text: string }

export const SCHEME_OPTIONS: readonly Option<Scheme>[] = [
  { value: 'dark', text: 'Dark' },
  { value: 'light', text: 'Light' },
  { value: 'system', text: 'System' },
]

export const EXPLORER_OPTIONS: readonly Option<Explorer>[] = [
  { value: 'solana-explorer', text: 'Solana Explorer' },
  { value: 'solscan', text: 'Solscan' },
  { value: 'orb', text: 'Orb' },
]

export const TIME_ZONE_OPTIONS: readonly Option<TimeZoneChoice>[] = [
  { value: 'local', text: 'Local' },
  { value: 'utc', text: 'UTC' },
]

/** Says which files ignore the time zone (behaviour 20.6). */
export const TIME_ZONE_NOTE = 'Tax exports use UTC, the CSV Unix time.'

const KB = 1_000
const MB = 1_000_000

/**
 * Returns the size of stored data: 'empty', '1 kB', '240 kB' or '1.2 MB' (behaviour 20.1).
 * @param characters each takes one byte, as the cache writes them
 */
export function storedSizeLabel(characters: number): string {
  if (characters === 0) return 'empty'
  const kilobytes = Math.ceil(characters / KB)
  if (kilobytes < MB / KB) return `${kilobytes} kB`
  return `${(characters / MB).toFixed(1)} MB`
}
