import type { Explorer, Scheme } from '@/lib/domain/preferences/preferences'

export const SCHEME_LABELS: Record<Scheme, string> = {
  dark: 'Dark',
  light: 'Light',
  system: 'System',
}

export const EXPLORER_LABELS: Record<Explorer, string> = {
  'solana-explorer': 'Solana Explorer',
  solscan: 'Solscan',
  orb: 'Orb',
}
