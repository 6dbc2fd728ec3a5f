import {
  type Explorer,
  EXPLORERS,
  type Scheme,
  SCHEMES,
} from '@/lib/domain/preferences/preferences'

const SCHEME_LABELS: Record<Scheme, string> = { dark: 'Dark', light: 'Light', system: 'System' }

const EXPLORER_LABELS: Record<Explorer, string> = {
  'solana-explorer': 'Solana Explorer',
  solscan: 'Solscan',
  orb: 'Orb',
}

/** The schemes to choose from, and what they are called (behaviour 13.3). */
export const SCHEME_OPTIONS = SCHEMES.map((value) => ({ value, text: SCHEME_LABELS[value] }))

/** The explorers to choose from, and what they are called (behaviour 20.3). */
export const EXPLORER_OPTIONS = EXPLORERS.map((value) => ({ value, text: EXPLORER_LABELS[value] }))
