const SECONDS_PER_MINUTE = 60

/**
 * Before a run: '(estimated time: 4 minutes)'; undefined up to a minute (behaviour 8.8).
 * @param pricesPerSecond what the plan of the key allows (behaviour 20.9)
 */
export function estimateText(prices: number, pricesPerSecond = 1): string | undefined {
  const minutes = Math.ceil(prices / pricesPerSecond / SECONDS_PER_MINUTE)
  return minutes > 1 ? `(estimated time: ${minutes} minutes)` : undefined
}

/** How long a run of some calls, one a second, still takes (behaviour 8.32). */
export function callsLeftText(calls: number): string {
  const minutes = Math.ceil(calls / SECONDS_PER_MINUTE)
  return minutes <= 1 ? 'less than a minute left' : `about ${minutes} minutes left`
}

/**
 * How long a run still takes, by its pace so far; at one price a second before the first came
 * (behaviour 8.10).
 * @param answered how many of its `total` prices came
 * @param elapsedMs milliseconds since it began
 */
export function timeLeftText(answered: number, total: number, elapsedMs: number): string {
  const msAPrice = answered === 0 ? 1_000 : elapsedMs / answered
  const minutes = Math.ceil(((total - answered) * msAPrice) / 60_000)
  if (minutes <= 1) return 'less than a minute left'
  return `about ${minutes} minutes left`
}
