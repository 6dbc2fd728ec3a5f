import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** The dialog's second way (behaviour 8.30). */
export const FETCH_WITHOUT_A_KEY = 'Fetch without a key'
export const KEYLESS_NOTE =
  'From your trades where one side is USDC or USDT, else DefiLlama’s nearest record within 30 minutes. Small tokens are often missing. Only mints and times are sent.'
/** Opens the dialog where nothing is missing. */
export const MORE_SOURCES = 'More sources'

/** What a run without a key will do: '120 from your trades, about 9 requests'. */
export function keylessEstimateText(fromTrades: number, requests: number): string {
  const asked = requests === 0 ? 'no requests' : `about ${counted(requests, 'request')}`
  return `${groupedDigits(String(fromTrades))} from your trades, ${asked}`
}

/** The checkbox that has Birdeye asked for what lesser sources told (behaviour 8.33). */
export function replaceLabel(prices: number): string {
  return `Replace ${counted(prices, 'price')} by Birdeye’s own minute`
}
