/** The themes (behaviour 13.3). */
export const SCHEMES = ['dark', 'light', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The choices of time zone (behaviour 20.6). */
export const TIME_ZONES = ['local', 'utc'] as const

/** The views of the summary (behaviour 26.7). */
export const SUMMARY_VIEWS = ['pairs', 'tokens', 'months'] as const
export type SummaryView = (typeof SUMMARY_VIEWS)[number]

const KB = 1_000
const MB = 1_000_000

/** Returns 'empty', '1 kB', '240 kB' or '1.2 MB'; a character counts as one byte (behaviour 20.1). */
export function storedSizeLabel(characters: number): string {
  if (characters === 0) return 'empty'
  const kilobytes = Math.ceil(characters / KB)
  if (kilobytes < MB / KB) return `${kilobytes} kB`
  return `${(characters / MB).toFixed(1)} MB`
}
