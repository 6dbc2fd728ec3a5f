import { zonedParts } from '@/lib/domain/time/local-day'

/** A moment on the visitor's clock: day '02 Mar 2026', time '08:00:26' (behaviour 5.4). */
export type LocalDate = { day: string; time: string }

const partsOf = zonedParts({
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/**
 * A moment in the visitor's zone.
 * @param date ISO 8601
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function localDate(date: string, timeZone?: string): LocalDate {
  const part = partsOf(Date.parse(date), timeZone)
  return {
    day: `${part('day')} ${part('month')} ${part('year')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  }
}

const MS_PER_DAY = 86_400_000

/**
 * When data was read, as '14:32 today', '14:32 yesterday' or '20 Nov 2026 14:32' (behaviour 2.2), with
 * 'UTC' after the time where that was chosen (20.7).
 * @param readAtMs and nowMs in Unix milliseconds
 */
export function readTimeLabel(readAtMs: number, nowMs: number, timeZone?: string): string {
  const read = localDate(new Date(readAtMs).toISOString(), timeZone)
  const today = localDate(new Date(nowMs).toISOString(), timeZone).day
  // The visitor's own clock needs no word.
  const time = `${read.time.slice(0, 5)}${timeZone === 'UTC' ? ' UTC' : ''}`
  // A day of the visitor's can have 23 or 25 hours, so days are counted without their zone.
  const midnight = (day: string) => Date.parse(`${day} 00:00:00 GMT`)
  if (read.day === today) return `${time} today`
  if (midnight(today) - midnight(read.day) === MS_PER_DAY) return `${time} yesterday`
  return `${read.day} ${time}`
}
