import { localIso, type TimeZone } from '@/lib/domain/time/local-day'
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/time/unix-time'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns day '02 Mar 2026' and time '08:00:26' (behaviour 5.4). @param date ISO 8601 or Unix milliseconds */
export function localDate(date: string | number, timeZone: TimeZone) {
  const [day = '', time = ''] = localIso(new Date(date).getTime(), timeZone).split('T')
  const [year, month, dayOfMonth] = day.split('-')
  return { day: `${dayOfMonth} ${MONTHS[Number(month) - 1]} ${year}`, time }
}

const HOUR_LENGTH = '2026-03-02T08'.length

/** Some zones change their clocks at half past. */
function startOfHalfHour(date: string): string {
  const minute = date.slice(HOUR_LENGTH + 1, HOUR_LENGTH + 3)
  return `${date.slice(0, HOUR_LENGTH)}:${minute < '30' ? '00' : '30'}:00.000Z`
}

/**
 * Returns the zones of dates: 'UTC-3:30', or 'UTC+1 / UTC+2' if the clocks changed between them
 * (behaviour 20.6). Without a date the text is empty, except in UTC. A table can have 100,000 rows, so each half
 * hour is looked up once.
 * @param dates ISO 8601 in UTC
 */
export function zonesLabel(dates: readonly string[], timeZone: TimeZone): string {
  if (timeZone === 'UTC') return 'UTC'
  const halfHours = new Set(dates.map(startOfHalfHour))
  const labels = [...halfHours].map((date) => zoneLabel(date, timeZone))
  return [...new Set(labels)].join(' / ')
}

/** Returns the zone of a moment: 'UTC+1', or 'UTC' if UTC was selected (behaviour 20.6). */
export function zoneLabel(date: string, timeZone: TimeZone): string {
  return timeZone === 'UTC' ? 'UTC' : offsetLabel(offsetAt(date, timeZone))
}

/** Returns the name of a zone, which is the same all year: 'Europe/Berlin' or 'UTC' (behaviour 20.6). */
export function zoneName(timeZone: TimeZone): string {
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns a moment in ISO 8601 with the zone's offset: '2026-04-06T00:30:00+01:00'. @param date ISO 8601 in UTC */
export function offsetIso(date: string, timeZone: TimeZone): string {
  const minutesEast = offsetAt(date, timeZone)
  const minutes = Math.abs(minutesEast)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const offset = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return `${localIso(Date.parse(date), timeZone)}${minutesEast < 0 ? '-' : '+'}${offset}`
}

/** Returns how many minutes a zone is east of UTC at a date. */
function offsetAt(date: string, timeZone: TimeZone): number {
  if (timeZone === undefined) return -new Date(date).getTimezoneOffset()
  const atMs = Date.parse(date)
  return Math.round((Date.parse(`${localIso(atMs, timeZone)}Z`) - atMs) / MINUTE_MS)
}

function offsetLabel(minutesEast: number): string {
  const hours = Math.floor(Math.abs(minutesEast) / 60)
  const minutes = Math.abs(minutesEast) % 60
  const sign = minutesEast < 0 ? '-' : '+'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** Returns '20 Mar 2026, 17:13 UTC+1'. @param minute Unix seconds */
export function minuteLabel(minute: number, timeZone: TimeZone): string {
  const date = new Date(minute * SECOND_MS).toISOString()
  const { day, time } = localDate(date, timeZone)
  return `${day}, ${time.slice(0, 5)} ${zoneLabel(date, timeZone)}`
}
