import { storedChoice } from '@/lib/browser/storage/local-storage'
import { DEFAULT_SCHEME } from './scheme-script'
import { useMedia } from '@/lib/browser/media/use-media'
import { useSystemZone } from '@/lib/browser/time/clock'
import {
  type Scheme,
  SCHEMES,
  SUMMARY_VIEWS,
  TIME_ZONES,
} from '@/lib/view/preferences/preference-label'
import { EXPLORERS } from '@/lib/view/urls/explorer-url'

/** Dark, light or the system's scheme (behaviour 13.3). */
export const schemePreference = storedChoice('scheme', SCHEMES, DEFAULT_SCHEME)

/** Where links to transactions and tokens lead (behaviour 20.3). */
export const explorerPreference = storedChoice('explorer', EXPLORERS, 'solana-explorer')

/** Whether the summary is one line (behaviour 18.14). */
export const summaryPreference = storedChoice('summary', ['unfolded', 'folded'], 'unfolded')

/** Whether the summary is grouped by pair, token or month (behaviour 26.7). */
export const summaryViewPreference = storedChoice('summaryView', SUMMARY_VIEWS, 'pairs')

/** The visitor's own clock or UTC (behaviour 20.6). */
export const timeZonePreference = storedChoice('timeZone', TIME_ZONES, 'local')

/** Returns the page's current theme: the selected one, or the system's. */
export function useShownScheme(): Exclude<Scheme, 'system'> {
  const chosen = schemePreference.useChoice()
  const systemScheme = useMedia('(prefers-color-scheme: light)') ? 'light' : 'dark'
  return chosen === 'system' ? systemScheme : chosen
}

/** Returns the IANA name of the zone of all dates; undefined for the system's, until that changes (behaviour 20.6). */
export function useTimeZone(): string | undefined {
  const systemZone = useSystemZone()
  return timeZonePreference.useChoice() === 'utc' ? 'UTC' : systemZone
}
