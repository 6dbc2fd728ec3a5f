import { localDate } from './local-date'

const MS_PER_MINUTE = 60_000
const UTC = 'UTC'
const HOUR_LENGTH = '2026-03-02T08'.length

/**
 * Returns the zones of some dates, for the table's head: 'UTC-3:30', or 'UTC+1 / UTC+2' if the clocks
 * changed between them; empty without a date (behaviour 20.6). A table has up to 100,000 rows, so each
 * hour is looked up once.
 * @param dates ISO 8601 in UTC
 * @param timeZone an IANA name; the visitor's own zone if undefined
 */
export function zonesLabel(dates: readonly string[], timeZone?: string): string {
  if (timeZone === UTC) return UTC
  const hours = new Set(dates.map((date) => date.slice(0, HOUR_LENGTH)))
  const labels = [...hours].map((hour) => zoneLabel(`${hour}:00:00.000Z`, timeZone))
  return [...new Set(labels)].join(' / ')
}

/** Returns the zone of a moment: 'UTC+1', or 'UTC' if that was selected (behaviour 20.6). */
export function zoneLabel(date: string, timeZone?: string): string {
  return timeZone === UTC ? UTC : offsetLabel(offsetAt(date, timeZone))
}

/** Returns the name of a zone over all its days: 'Europe/Berlin', 'UTC' (behaviour 20.6). */
export function zoneName(timeZone?: string): string {
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns how many minutes a zone is east of UTC at a date. */
function offsetAt(date: string, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(date).getTimezoneOffset()
  const { day, time } = localDate(date, timeZone)
  return Math.round((Date.parse(`${day} ${time} GMT`) - Date.parse(date)) / MS_PER_MINUTE)
}

function offsetLabel(minutesEast: number): string {
  const hours = Math.floor(Math.abs(minutesEast) / 60)
  const minutes = Math.abs(minutesEast) % 60
  const sign = minutesEast < 0 ? '-' : '+'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
