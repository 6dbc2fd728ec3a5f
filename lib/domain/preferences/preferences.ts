/** The themes; the first is the default (behaviour 13.3). */
export const SCHEMES = ['dark', 'light', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The choices of time zone; the first is the default (behaviour 20.6). */
export const TIME_ZONES = ['local', 'utc'] as const
export type TimeZoneChoice = (typeof TIME_ZONES)[number]

/** The explorers that links lead to; the first is the default (behaviour 20.3). */
export const EXPLORERS = ['solana-explorer', 'solscan', 'orb'] as const
export type Explorer = (typeof EXPLORERS)[number]

/** The sizes of the summary; the first is the default (behaviour 18.14). */
export const SUMMARY_SIZES = ['unfolded', 'folded'] as const

/** The views of the summary; the first is the default (behaviour 26.7). */
export const SUMMARY_VIEWS = ['pairs', 'tokens', 'months'] as const
export type SummaryView = (typeof SUMMARY_VIEWS)[number]
