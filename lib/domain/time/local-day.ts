import { DAY_MS, MINUTE_MS } from './unix-time'

/** An IANA name, or undefined for the visitor's own zone (behaviour 20.6). */
export type TimeZone = string | undefined

/** A calendar day: '2026-03-02'. */
export type Day = string

/** No zone is further from UTC. */
const MAX_ZONE_OFFSET_MS = 15 * 60 * MINUTE_MS

const partsOf = zonedParts({
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day of a moment. @param ms Unix milliseconds */
export function localDay(ms: number, timeZone: TimeZone): Day {
  const part = partsOf(ms, timeZone)
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Returns the first moment of a day in Unix milliseconds. Clocks can skip midnight. */
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

/** Returns the day `days` days later, or earlier if that is below 0. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns whether a text is a calendar day from the year 1000 on (behaviour 17.9). */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

type PartOf = (type: Intl.DateTimeFormatPartTypes) => string

/**
 * Creates a function that splits a moment into its parts, as Intl writes them for the US. Creating a
 * formatter is slow, so each zone's is kept. A formatter for the visitor's own zone wouldn't notice that
 * the system's zone changed, so for that zone the moment is moved by its offset and written in UTC.
 * @returns a function of Unix milliseconds and a zone, which returns a part by its type, or '' without
 * one
 */
export function zonedParts(
  options: Intl.DateTimeFormatOptions,
): (ms: number, timeZone: TimeZone) => PartOf {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  const formatterOf = (timeZone: string) => {
    const zoneFormatter = formatters.get(timeZone)
    if (zoneFormatter) return zoneFormatter
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formatters.set(timeZone, formatter)
    return formatter
  }
  return (ms, timeZone) => {
    const atMs = timeZone === undefined ? ms - new Date(ms).getTimezoneOffset() * MINUTE_MS : ms
    const parts = formatterOf(timeZone ?? 'UTC').formatToParts(atMs)
    const texts = new Map(parts.map(({ type, value }) => [type, value]))
    return (type) => texts.get(type) ?? ''
  }
}
