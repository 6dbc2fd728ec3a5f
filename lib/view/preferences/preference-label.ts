import type { Explorer } from '@/lib/view/urls/explorer-url'

type Option<T> = { value: T; text: string }

/** The themes (behaviour 13.3). */
export const SCHEMES = ['dark', 'light', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

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

/** The choices of time zone (behaviour 20.6). */
export const TIME_ZONES = ['local', 'utc'] as const

export const TIME_ZONE_OPTIONS: readonly Option<(typeof TIME_ZONES)[number]>[] = [
  { value: 'local', text: 'Local' },
  { value: 'utc', text: 'UTC' },
]

/** The views of the summary (behaviour 26.7). */
export const SUMMARY_VIEWS = ['pairs', 'tokens', 'months'] as const
export type SummaryView = (typeof SUMMARY_VIEWS)[number]

/** The files of the summary: one for each view, and one with a row for each sale (behaviour 26.11, 26.13). */
export const SUMMARY_FILES = [...SUMMARY_VIEWS, 'sales'] as const
export type SummaryFile = (typeof SUMMARY_FILES)[number]

const KB = 1_000
const MB = 1_000_000

/** Returns 'empty', '1 kB', '240 kB' or '1.2 MB'; a character counts as one byte (behaviour 20.1). */
export function storedSizeLabel(characters: number): string {
  if (characters === 0) return 'empty'
  const kilobytes = Math.ceil(characters / KB)
  if (kilobytes < MB / KB) return `${kilobytes} kB`
  return `${(characters / MB).toFixed(1)} MB`
}
