import { DAY_MS, MINUTE_MS } from './unix-time'

/** An IANA name; undefined for the visitor's own zone (behaviour 20.6). */
export type TimeZone = string | undefined

/** A day of the calendar: '2026-03-02'. */
export type Day = string

/** Farther from UTC than any zone is. */
const MAX_ZONE_OFFSET_MS = 15 * 3_600_000

const partsOf = zonedParts({
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day that a moment is in.
 * @param ms in Unix milliseconds
 */
export function localDay(ms: number, timeZone: TimeZone): Day {
  const part = partsOf(ms, timeZone)
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * The first moment of a day, in Unix milliseconds: not always midnight, as clocks may change then.
 */
export function startOfDay(day: Day, timeZone: TimeZone): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  let before = midnight - MAX_ZONE_OFFSET_MS
  let from = midnight + MAX_ZONE_OFFSET_MS
  // Days only go up, so that the first moment is found by halving.
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDay(middle, timeZone) >= day) from = middle
    else before = middle
  }
  return from
}

/** Returns the day some days later, or earlier if `days` is below 0. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar, '2026-03-02', from the year 1000 on (behaviour 17.9). */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

type PartOf = (type: Intl.DateTimeFormatPartTypes) => string

/**
 * What some moment is called in a zone, part by part, as Intl writes it for the US. Making a formatter is
 * slow: each is made once. One of the visitor's own zone would keep that zone after the system's changed,
 * so such a moment is moved by its offset and written in UTC.
 * @returns takes Unix milliseconds and a zone, and gives each part by its type, '' if there is none
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
