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
export const TIME_ZONE_NOTE = 'Tax files are in UTC whatever is chosen, the CSV in Unix seconds.'
