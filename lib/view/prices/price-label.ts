import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import type { ManualPriceFault } from '@/lib/domain/prices/manual-price'
import { counted, groupedDigits, partOfCount } from '@/lib/view/amounts/amount-label'
import { MAX_PRICE_GAP_SECONDS, USUAL_REQUESTS_PER_SECOND } from '@/lib/domain/prices/price-calls'
import type { StopStatus } from '@/lib/domain/prices/price-answers'
import { rateLimitText } from '@/lib/view/errors/error-label'

/** How many prices of the selected events are answered, or not yet. `unanswered` is undefined until it is counted. */
type PriceCount = { fetched: number; unanswered: number | undefined }

export function hasAllPrices({ fetched, unanswered }: PriceCount): boolean {
  return unanswered === 0 && fetched > 0
}

/** Names the button that opens the price dialog (behaviour 8.4). */
export function fetchPricesLabel(count: PriceCount): string {
  if (hasAllPrices(count)) return 'All USD prices fetched!'
  if (count.unanswered === undefined) return 'Fetch USD prices'
  return `Fetch USD prices (${groupedDigits(count.unanswered)} Missing)`
}

/** Names the switch that shows USD prices (behaviour 8.4). */
export function showPricesLabel(fetched: number): string {
  return `Show USD prices (${groupedDigits(fetched)} fetched)`
}

export function emptyCellsText(missing: number): string {
  return `${counted(missing, 'missing USD price')} will be blank.`
}

/** Says how many prices a run with a key will fetch (behaviour 8.7). */
export function pricesToFetchLabel(missing: number): string {
  return `Approx ${missing} prices to fetch`
}

/** Says how long a run will take; undefined up to a minute (behaviour 8.7, 20.8). */
export function estimateText(
  requests: number,
  requestsPerSecond = USUAL_REQUESTS_PER_SECOND,
): string | undefined {
  const minutes = Math.ceil(requests / requestsPerSecond / SECONDS_PER_MINUTE)
  return minutes > 1 ? `(estimated time: ${minutes} minutes)` : undefined
}

export const KEYLESS_NOTE = `Uses your USDC and USDT trades, then DefiLlama (up to ${MAX_PRICE_GAP_SECONDS / SECONDS_PER_MINUTE} minutes off). Small tokens may be missing. Your address isn’t sent.`

/** Says where a run without a key will get its prices (behaviour 8.30). */
export function keylessEstimateText(fromTrades: number, requests: number): string {
  if (fromTrades + requests === 0) return 'No new prices'
  const count = groupedDigits(fromTrades)
  return requests === 0
    ? `All ${count} from your trades`
    : `${count} from your trades, the rest from DefiLlama`
}

/** Names the checkbox that lets Birdeye replace other prices (behaviour 8.7). */
export function replaceLabel(prices: number): string {
  return `Also replace ${counted(prices, 'price')} from other sources`
}

/** The errors of a manual price (behaviour 8.25). */
export const MANUAL_PRICE_FAULTS: Record<ManualPriceFault, string> = {
  empty: 'Enter a price',
  'no number': 'Enter a number, like 0.0000131',
  'too many digits': 'Use up to 12 significant digits',
}

/** Says how many prices a reset removes; undefined for one (behaviour 8.25). */
export function resetText(count: number): string | undefined {
  return count < 2 ? undefined : `Resets all ${counted(count, 'price')} set together.`
}

/** Returns the tooltip of a trade's mark (behaviour 8.27). @param percent from `tradeMismatch` */
export function mismatchText(percent: string): string {
  return `USD values of both sides differ by ${groupedDigits(percent)}%`
}

/** Why Birdeye stopped a run (behaviour 15.5, 15.8). */
export const STOP_TEXTS: Record<StopStatus, string> = {
  401: 'Birdeye rejected this key. Check it and try again.',
  403: 'Your Birdeye plan doesn’t include price history.',
  429: `${rateLimitText('Birdeye')} Try again later.`,
}

/** The text during a run (behaviour 8.10). */
export const FETCHING_PRICES = 'Fetching USD prices…'

/** Returns 'Fetching USD prices: 71 of 184'. */
export function fetchingPricesLabel(answered: number, total: number): string {
  return `Fetching USD prices: ${groupedDigits(answered)} of ${groupedDigits(total)}`
}

export const SERVICES = { birdeye: 'Birdeye', keyless: 'DefiLlama' } as const

export type PriceRunEnding =
  | { kind: 'whole' }
  | { kind: 'stopped' }
  /** `isRejected` says that Birdeye rejected the key or its plan. */
  | { kind: 'failed'; text: string; isRejected?: boolean }

/** Why a run without a key ended early (behaviour 8.31). */
export const DEFILLAMA_FAILURES = {
  unreachable: 'Couldn’t reach DefiLlama.',
  exhausted: `${rateLimitText('DefiLlama')} Try again later.`,
}

/** What a run counts: the prices to fetch, and what has become of them so far. */
export type RunCounts = {
  total: number
  answered: number
  withoutPrice: number
  failed: number
}

/** Counts the prices that a run fetched. A price that its service doesn't have isn't one (behaviour 15.8). */
export function countFetched({ answered, withoutPrice }: RunCounts): number {
  return answered - withoutPrice
}

/** Says how a run ended and how many prices are saved (behaviour 15.8). */
export function priceRunEndingText(ending: PriceRunEnding, run: RunCounts): string {
  const saved = countFetched(run)
  if (ending.kind === 'failed') {
    return saved === 0 ? ending.text : `${ending.text} ${counted(saved, 'price')} saved.`
  }
  const { total, withoutPrice, failed } = run
  const fetched = `${partOfCount(saved, total, 'price')} fetched`
  if (ending.kind === 'stopped' || withoutPrice + failed === 0) return fetched
  const notFound = withoutPrice > 0 ? ` ${groupedDigits(withoutPrice)} not found.` : ''
  const failures = failed > 0 ? ` ${groupedDigits(failed)} failed.` : ''
  return `${fetched}.${notFound}${failures}`
}
