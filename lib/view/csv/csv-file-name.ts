/**
 * `{address}-trades.csv`, or `{address}-trades-partial.csv` where orders may be missing
 * (behaviour 9.8).
 */
export function csvFileName(userAddress: string, isPartial: boolean): string {
  return `${userAddress}-trades${isPartial ? '-partial' : ''}.csv`
}
