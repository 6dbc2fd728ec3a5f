const MS_PER_DAY = 86_400_000

/** A date as `02 Mar 2026` and `08:00:26`, in the visitor's zone. */
export type LocalDate = { day: string; time: string }

const formatters = new Map<string | undefined, Intl.DateTimeFormat>()

/**
 * A moment in the visitor's zone.
 * @param date ISO 8601
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function localDate(date: string, timeZone?: string): LocalDate {
  const parts = new Map<string, string>()
  for (const { type, value } of formatterOf(timeZone).formatToParts(new Date(date))) {
    parts.set(type, value)
  }
  const part = (type: string) => parts.get(type) ?? ''
  return {
    day: `${part('day')} ${part('month')} ${part('year')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  }
}

/** The visitor's zone at a moment, for the table's head: 'UTC+1', 'UTC-3:30'. */
export function zoneLabel(date: string): string {
  const minutesEast = -new Date(date).getTimezoneOffset()
  const hours = Math.floor(Math.abs(minutesEast) / 60)
  const minutes = Math.abs(minutesEast) % 60
  const sign = minutesEast < 0 ? '-' : '+'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** The zone of a span of dates; both where a clock change lies between them. */
export function zonesLabel([first, last]: readonly [string, string]): string {
  const zones = new Set([zoneLabel(first), zoneLabel(last)])
  return [...zones].join(' / ')
}

/**
 * When data was read, as '14:32 today', '14:32 yesterday' or '20 Nov 2026 14:32'.
 * @param readAtMs and nowMs in Unix milliseconds
 */
export function readTimeLabel(readAtMs: number, nowMs: number, timeZone?: string): string {
  const read = localDate(new Date(readAtMs).toISOString(), timeZone)
  const today = localDate(new Date(nowMs).toISOString(), timeZone).day
  const time = read.time.slice(0, 5)
  // A day of the visitor's can have 23 or 25 hours, so days are counted without their zone.
  const midnight = (day: string) => Date.parse(`${day} 00:00:00 GMT`)
  if (read.day === today) return `${time} today`
  if (midnight(today) - midnight(read.day) === MS_PER_DAY) return `${time} yesterday`
  return `${read.day} ${time}`
}

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  formatters.set(timeZone, formatter)
  return formatter
}
