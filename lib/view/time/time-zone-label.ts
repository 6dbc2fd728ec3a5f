import { localDate } from './local-date'

/** Shorter than any time between two clock changes of a zone since 2020: Fiji once had 28 days. */
const NO_TWO_CHANGES_MS = 20 * 86_400_000
const MS_PER_MINUTE = 60_000
const UTC = 'UTC'

/**
 * The zones of some dates, for the table's head: 'UTC-3:30', or 'UTC+1 / UTC+2' where the clocks
 * changed between them; empty without a date (behaviour 5.4).
 *
 * A table has up to 100,000 rows, so that few dates are looked at: where two dates less than 20
 * days apart have the same offset, the clocks did not change between them, as no zone changes them
 * twice within that. Every other span is halved until its ends are neighbours.
 * @param dates ISO 8601 in UTC, the oldest first
 * @param timeZone an IANA name; the visitor's own zone where undefined
 * @param offsetOf minutes east of UTC at a date
 */
export function zonesLabel(
  dates: readonly string[],
  timeZone?: string,
  offsetOf: (date: string) => number = (date) => offsetAt(date, timeZone),
): string {
  if (timeZone === UTC) return UTC
  const labels = new Set<string>()
  const endAt = (index: number) => {
    const date = dates[index] ?? ''
    return { index, ms: Date.parse(date), offset: offsetOf(date) }
  }
  type End = ReturnType<typeof endAt>
  const collect = (first: End, last: End) => {
    const isSame = first.offset === last.offset && last.ms - first.ms < NO_TWO_CHANGES_MS
    if (isSame || last.index - first.index <= 1) {
      labels.add(offsetLabel(first.offset)).add(offsetLabel(last.offset))
      return
    }
    const middle = endAt(Math.floor((first.index + last.index) / 2))
    collect(first, middle)
    collect(middle, last)
  }
  if (dates.length > 0) collect(endAt(0), endAt(dates.length - 1))
  return [...labels].join(' / ')
}

/**
 * The zone that a moment is told in: 'UTC+1', 'UTC' where that was chosen (behaviour 20.6).
 * @param date ISO 8601
 */
export function zoneLabel(date: string, timeZone?: string): string {
  return zonesLabel([date], timeZone)
}

/** What a zone is called over all its days: 'Europe/Berlin', 'UTC' (behaviour 20.6). */
export function zoneName(timeZone?: string): string {
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

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
