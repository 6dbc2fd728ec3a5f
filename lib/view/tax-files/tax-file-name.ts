import type { TaxFormat } from './tax-format'

type FileContent = { userAddress: string; isPartial: boolean; isFiltered: boolean }

/**
 * `{address}-koinly.csv`, `{address}-json.json` and so on; with '-partial' where orders may be
 * missing and '-filtered' where filters leave rows out (behaviour 19.12).
 */
export function taxFileName(
  format: TaxFormat,
  { userAddress, isPartial, isFiltered }: FileContent,
): string {
  const marks = `${isPartial ? '-partial' : ''}${isFiltered ? '-filtered' : ''}`
  return `${userAddress}-${format}${marks}.${format === 'json' ? 'json' : 'csv'}`
}
