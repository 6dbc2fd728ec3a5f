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
 * @param timeZone an IANA name; the visitor's own zone if undefined
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
 * Returns when data was loaded: 'Updated 14:32', 'Updated yesterday 14:32' or 'Updated 20 Nov 2026 14:32'
 * (behaviour 2.2), with 'UTC' after the time if that was selected (20.7).
 * @param loadedAtMs and nowMs in Unix milliseconds
 */
export function updatedLabel(loadedAtMs: number, nowMs: number, timeZone?: string): string {
  const loaded = localDate(new Date(loadedAtMs).toISOString(), timeZone)
  const today = localDate(new Date(nowMs).toISOString(), timeZone).day
  // The visitor's own clock needs no word.
  const time = `${loaded.time.slice(0, 5)}${timeZone === 'UTC' ? ' UTC' : ''}`
  // A day of the visitor's can have 23 or 25 hours, so days are counted without their zone.
  const midnight = (day: string) => Date.parse(`${day} 00:00:00 GMT`)
  if (loaded.day === today) return `Updated ${time}`
  if (midnight(today) - midnight(loaded.day) === MS_PER_DAY) return `Updated yesterday ${time}`
  return `Updated ${loaded.day} ${time}`
}
