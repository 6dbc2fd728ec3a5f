/** Shorter than any time between two clock changes of a zone since 2020: Fiji once had 28 days. */
const NO_TWO_CHANGES_MS = 20 * 86_400_000

/**
 * The zones of some dates, for the table's head: 'UTC-3:30', or 'UTC+1 / UTC+2' where the clocks
 * changed between them; empty without a date (behaviour 5.6).
 *
 * A table has up to 100,000 rows, so that few dates are looked at: where two dates less than 20
 * days apart have the same offset, the clocks did not change between them, as no zone changes them
 * twice within that. Every other span is halved until its ends are neighbours.
 * @param dates ISO 8601 in UTC, the oldest first
 * @param offsetOf minutes east of UTC at a date; the visitor's own zone where not given
 */
export function zonesLabel(
  dates: readonly string[],
  offsetOf: (date: string) => number = visitorOffset,
): string {
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

function visitorOffset(date: string): number {
  return -new Date(date).getTimezoneOffset()
}

function offsetLabel(minutesEast: number): string {
  const hours = Math.floor(Math.abs(minutesEast) / 60)
  const minutes = Math.abs(minutesEast) % 60
  const sign = minutesEast < 0 ? '-' : '+'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
