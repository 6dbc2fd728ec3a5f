type FileContent = { userAddress: string; isPartial: boolean; isFiltered: boolean }

/**
 * `{address}-trades.csv`, with `-partial` where orders may be missing and `-filtered` where filters
 * are in use (behaviour 9.8, 17.7).
 */
export function csvFileName({ userAddress, isPartial, isFiltered }: FileContent): string {
  return `${userAddress}-trades${isPartial ? '-partial' : ''}${isFiltered ? '-filtered' : ''}.csv`
}

/** The summary's file, named as the CSV's (behaviour 18.9). */
export function summaryFileName({ userAddress, isPartial, isFiltered }: FileContent): string {
  return `${userAddress}-summary${isPartial ? '-partial' : ''}${isFiltered ? '-filtered' : ''}.csv`
}
