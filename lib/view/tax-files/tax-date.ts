/** '2026-03-02 08:00:26', UTC (behaviour 19.4). @param dateMs Unix milliseconds */
export function dashedTime(dateMs: number): string {
  const { year, month, day, time } = partsOf(dateMs)
  return `${year}-${month}-${day} ${time}`
}

/** '03/02/2026 08:00:26', UTC, month first (behaviour 19.4). @param dateMs Unix milliseconds */
export function slashedTime(dateMs: number): string {
  const { year, month, day, time } = partsOf(dateMs)
  return `${month}/${day}/${year} ${time}`
}

/** '3/2/2026 08:00', UTC, month first (behaviour 19.4). @param dateMs Unix milliseconds */
export function shortTime(dateMs: number): string {
  const { year, month, day, time } = partsOf(dateMs)
  return `${Number(month)}/${Number(day)}/${year} ${time.slice(0, 5)}`
}

function partsOf(dateMs: number) {
  const [date = '', time = ''] = new Date(dateMs).toISOString().split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day, time: time.slice(0, 8) }
}
