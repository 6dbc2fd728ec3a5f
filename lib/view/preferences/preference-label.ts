import {
  type Explorer,
  EXPLORERS,
  type Scheme,
  SCHEMES,
  TIME_ZONES,
  type TimeZoneChoice,
} from '@/lib/domain/preferences/preferences'

const SCHEME_LABELS: Record<Scheme, string> = { dark: 'Dark', light: 'Light', system: 'System' }

const EXPLORER_LABELS: Record<Explorer, string> = {
  'solana-explorer': 'Solana Explorer',
  solscan: 'Solscan',
  orb: 'Orb',
}

const TIME_ZONE_LABELS: Record<TimeZoneChoice, string> = { local: 'Local', utc: 'UTC' }

/** The schemes to choose from, and what they are called (behaviour 13.3). */
export const SCHEME_OPTIONS = SCHEMES.map((value) => ({ value, text: SCHEME_LABELS[value] }))

/** The explorers to choose from, and what they are called (behaviour 20.3). */
export const EXPLORER_OPTIONS = EXPLORERS.map((value) => ({ value, text: EXPLORER_LABELS[value] }))

/** Whose clock to choose, and what it is called (behaviour 20.6). */
export const TIME_ZONE_OPTIONS = TIME_ZONES.map((value) => ({
  value,
  text: TIME_ZONE_LABELS[value],
}))

/** What the choice of a zone leaves as it is (behaviour 20.6). */
export const TIME_ZONE_NOTE = 'Tax exports use UTC, the CSV Unix time.'

const KB = 1_000
const MB = 1_000_000

/**
 * How large what is stored is: 'empty', '1 kB', '240 kB' or '1.2 MB' (behaviour 20.1).
 * @param characters one byte each, as the cache writes them
 */
export function storedSizeLabel(characters: number): string {
  if (characters === 0) return 'empty'
  const kilobytes = Math.ceil(characters / KB)
  if (kilobytes < MB / KB) return `${kilobytes} kB`
  return `${(characters / MB).toFixed(1)} MB`
}
