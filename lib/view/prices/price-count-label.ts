import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

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

/** What the dialog is about to ask for: 'Approx 184 prices to fetch'. */
export function pricesToFetchLabel(missing: number): string {
  return `Approx ${missing} prices to fetch`
}

/** A run under way, in parts: the dialog draws its number large. '112', 'of 184 prices' */
export function priceProgressParts(answered: number, total: number): [string, string] {
  return [groupedDigits(String(answered)), `of ${groupedDigits(String(total))} prices`]
}

/** A run under way as one text: '112 of 184 prices'. */
export function priceProgressLabel(answered: number, total: number): string {
  return priceProgressParts(answered, total).join(' ')
}

/** A run that ended: '112 of 184 prices fetched'. */
export function fetchedText(answered: number, total: number): string {
  return `${groupedDigits(String(answered))} of ${counted(total, 'price')} fetched`
}

/** What the cells of prices that are not fetched will be in the CSV. */
export function emptyCellsText(missing: number): string {
  return `The cells of ${counted(missing, 'missing USD price')} will be empty.`
}
