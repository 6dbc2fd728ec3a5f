import { timeZonePreference } from './stored-preferences'

/**
 * The zone that all dates of the pages are in, an IANA name; undefined for the visitor's own, which is
 * the default (behaviour 20.6).
 */
export function useTimeZone(): string | undefined {
  return timeZonePreference.useChoice() === 'utc' ? 'UTC' : undefined
}
