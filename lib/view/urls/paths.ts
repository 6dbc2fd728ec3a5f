export type UrlParts = { search: string; hash: string }

export const LANDING_PATH = '/'
export const TRADES_PATH = '/trades'
export const CSV_PATH = '/trades/csv'
export const HEALTH_PATH = '/api/health'
export const USD_PRICES_PATH = '/trades/fetch-usd-prices'

/** Returns the path of a wallet's orders page, without a selection (behaviour 11.1). */
export function walletPath(userAddress: string): string {
  return `/orders/${encodeURIComponent(userAddress)}`
}
