import { DAY_MS, MINUTE_MS } from './unix-time'

/** An IANA name, or undefined for the visitor's own zone (behaviour 20.6). */
export type TimeZone = string | undefined

export type Day = string

/** No zone is further from UTC. */
const MAX_ZONE_OFFSET_MS = 15 * 60 * MINUTE_MS

/** Returns the day of a moment. @param ms Unix milliseconds */
export function localDay(ms: number, timeZone: TimeZone): Day {
  return localIso(ms, timeZone).slice(0, '2026-03-02'.length)
}

/** Returns the first moment of a day in Unix milliseconds. It isn't midnight if the clocks skip midnight. */
export function startOfDay(day: Day, timeZone: TimeZone): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  let before = midnight - MAX_ZONE_OFFSET_MS
  let from = midnight + MAX_ZONE_OFFSET_MS
  // A later moment never has an earlier day, so halving the range finds the first moment.
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDay(middle, timeZone) >= day) from = middle
    else before = middle
  }
  return from
}

/** Returns the day `days` days later, or earlier if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns how many days one day is after another. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS
}

/** Returns whether a text is a calendar day from the year 1000 on (behaviour 17.9). */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Creating a formatter is slow, so this keeps one for each zone. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the date and time in a zone, such as '2026-03-02T08:00:26'. The visitor's own zone follows the system's.
 * That zone and UTC need no `Intl`, whose first use takes 12 ms. @param ms Unix milliseconds
 */
export function localIso(ms: number, timeZone: TimeZone): string {
  if (timeZone !== undefined && timeZone !== 'UTC') {
    const options = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const
    // Swedish dates are ISO 8601, with a space instead of the T.
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options)
    formatters.set(timeZone, formatter)
    return formatter.format(ms).replace(' ', 'T')
  }
  const minutesWest = timeZone === 'UTC' ? 0 : new Date(ms).getTimezoneOffset()
  return new Date(ms - minutesWest * MINUTE_MS).toISOString().slice(0, -'.000Z'.length)
}
