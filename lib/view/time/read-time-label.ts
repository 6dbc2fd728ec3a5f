import { localDate } from './local-date'

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
