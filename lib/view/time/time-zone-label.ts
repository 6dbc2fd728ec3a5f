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
