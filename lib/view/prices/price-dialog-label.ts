import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'

/** What the dialog is about to ask for: 'Approx 184 prices to fetch'. */
export function pricesToFetchLabel(missing: number): string {
  return `Approx ${missing} prices to fetch`
}

/**
 * Before a run: '(estimated time: 4 minutes)'; undefined up to a minute (behaviour 8.7).
 * @param pricesPerSecond what the plan of the key allows (behaviour 20.8)
 */
export function estimateText(prices: number, pricesPerSecond = 1): string | undefined {
  const minutes = Math.ceil(prices / pricesPerSecond / SECONDS_PER_MINUTE)
  return minutes > 1 ? `(estimated time: ${minutes} minutes)` : undefined
}

/** The dialog's second method (behaviour 8.30). */
export const FETCH_WITHOUT_A_KEY = 'Fetch without a key'
export const KEYLESS_NOTE =
  'From your trades where one side is USDC or USDT, else DefiLlama’s nearest record within 30 minutes. Small tokens are often missing. Only mints and times are sent.'

/** What a run without a key will do: '120 from your trades, about 9 requests'. */
export function keylessEstimateText(fromTrades: number, requests: number): string {
  const asked = requests === 0 ? 'no requests' : `about ${counted(requests, 'request')}`
  return `${groupedDigits(String(fromTrades))} from your trades, ${asked}`
}

/** The checkbox that has Birdeye asked for what lesser sources told (behaviour 8.33). */
export function replaceLabel(prices: number): string {
  return `Replace ${counted(prices, 'price')} by Birdeye’s own minute`
}
