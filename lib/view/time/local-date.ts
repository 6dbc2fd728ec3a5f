import { zonedParts } from '@/lib/domain/time/zoned-parts'

/** A moment on the visitor's clock: day '02 Mar 2026', time '08:00:26' (behaviour 7.7). */
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
