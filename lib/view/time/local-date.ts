/** A moment on the visitor's clock: day '02 Mar 2026', time '08:00:26' (behaviour 7.7). */
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
