import { counted } from '@/lib/view/amounts/count-label'

/**
 * How many prices of the displayed trades are answered, and how many are not. `missing` is
 * undefined until they are counted, which is after the rows are drawn.
 */
export type PriceCount = { fetched: number; missing: number | undefined }

/** Whether every price is answered; not where there is none to ask for. */
export function hasAllPrices({ fetched, missing }: PriceCount): boolean {
  return missing === 0 && fetched > 0
}

/** The button that opens the dialog: 'Fetch USD prices (184 Missing)' (behaviour 8.5). */
export function fetchPricesLabel(count: PriceCount): string {
  if (hasAllPrices(count)) return 'All USD prices fetched!'
  if (count.missing === undefined) return 'Fetch USD prices'
  return `Fetch USD prices (${count.missing} Missing)`
}

/** The switch that shows them: 'Show USD prices (112 fetched)' (behaviour 8.4). */
export function showPricesLabel(fetched: number): string {
  return `Show USD prices (${fetched} fetched)`
}

/** Opens the dialog if nothing is missing. */
export const MORE_SOURCES = 'More sources'

/** What the cells of prices that are not fetched will be in the CSV. */
export function emptyCellsText(missing: number): string {
  return `The cells of ${counted(missing, 'missing USD price')} will be empty.`
}
