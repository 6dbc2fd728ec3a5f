/** What the page looks like; the first is the default (behaviour 13.3). */
export const SCHEMES = ['dark', 'light', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Whose clock dates follow; the first is the default (behaviour 20.6). */
export const TIME_ZONES = ['local', 'utc'] as const
export type TimeZoneChoice = (typeof TIME_ZONES)[number]

/** Where links to transactions and tokens lead; the first is the default (behaviour 20.3). */
export const EXPLORERS = ['solana-explorer', 'solscan', 'orb'] as const
export type Explorer = (typeof EXPLORERS)[number]

/** How high the summary is; the first is the default (behaviour 18.14). */
export const SUMMARY_SIZES = ['unfolded', 'folded'] as const

/** What a row of the summary is of; the first is the default (behaviour 26.7). */
export const SUMMARY_VIEWS = ['pairs', 'tokens', 'months'] as const
export type SummaryView = (typeof SUMMARY_VIEWS)[number]
