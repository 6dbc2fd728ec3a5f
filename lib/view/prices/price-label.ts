import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/token-price'
import type { ManualPriceFault } from '@/lib/domain/prices/manual-price'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'

/** How many prices of the displayed events are answered. `missing` is undefined until counted. */
export type PriceCount = { fetched: number; missing: number | undefined }

/** Returns whether some prices are wanted and all are answered. */
export function hasAllPrices({ fetched, missing }: PriceCount): boolean {
  return missing === 0 && fetched > 0
}

/** Returns the text of the button that opens the dialog (behaviour 8.4). */
export function fetchPricesLabel(count: PriceCount): string {
  if (hasAllPrices(count)) return 'All USD prices fetched!'
  if (count.missing === undefined) return 'Fetch USD prices'
  return `Fetch USD prices (${count.missing} Missing)`
}

/** Returns the text of the switch that shows USD prices (behaviour 8.4). */
export function showPricesLabel(fetched: number): string {
  return `Show USD prices (${fetched} fetched)`
}

/** Opens the dialog if nothing is missing (behaviour 8.7). */
export const MORE_SOURCES = 'Other price sources'

/** Returns what the CSV lacks. */
export function emptyCellsText(missing: number): string {
  return `${counted(missing, 'missing USD price')} will be blank.`
}

/** Returns how many prices a run with a key will fetch (behaviour 8.7). */
export function pricesToFetchLabel(missing: number): string {
  return `Approx ${missing} prices to fetch`
}

/**
 * Returns how long a run will take; `undefined` up to a minute (behaviour 8.7).
 * @param requestsPerSecond of the visitor's plan (behaviour 20.8)
 */
export function estimateText(requests: number, requestsPerSecond = 1): string | undefined {
  const minutes = Math.ceil(requests / requestsPerSecond / SECONDS_PER_MINUTE)
  return minutes > 1 ? `(estimated time: ${minutes} minutes)` : undefined
}

export const FETCH_WITHOUT_A_KEY = 'Fetch without a key'
export const KEYLESS_NOTE =
  'Uses your USDC and USDT trades, then DefiLlama (up to 30 minutes off). Small tokens may be missing. Your address isn’t sent.'

/** Returns what a run without a key will bring (behaviour 8.30). */
export function keylessEstimateText(fromTrades: number, requests: number): string {
  if (fromTrades + requests === 0) return 'No new prices'
  const count = groupedDigits(String(fromTrades))
  return requests === 0
    ? `All ${count} from your trades`
    : `${count} from your trades, the rest from DefiLlama`
}

/** Returns the text of the checkbox that has Birdeye replace other prices (behaviour 8.7). */
export function replaceLabel(prices: number): string {
  return `Also replace ${counted(prices, 'price')} from other sources`
}

/** What is wrong with a price that the visitor set (behaviour 8.25). */
export const MANUAL_PRICE_FAULTS: Record<ManualPriceFault, string> = {
  empty: 'Enter a price',
  'no number': 'Enter a number, like 0.0000131',
  'too many digits': 'Use up to 12 significant digits',
}

/** Returns how many prices a reset removes; `undefined` for one (behaviour 8.25). */
export function resetText(count: number): string | undefined {
  return count < 2 ? undefined : `Resets all ${counted(count, 'price')} set together.`
}

/** Returns the tooltip of a trade's mark (behaviour 8.27). @param percent as `mismatchPercent` returns it */
export function mismatchText(percent: string): string {
  return `USD values of both sides differ by ${groupedDigits(percent)}%`
}
