export type UrlParts = { search: string; hash: string }

export const LANDING_PATH = '/'
export const TRADES_PATH = '/trades'
export const CSV_PATH = '/trades/csv'
export const HEALTH_PATH = '/api/health'
export const USD_PRICES_PATH = '/trades/fetch-usd-prices'

/** The two static orders pages: the sample wallet's, and that of all other wallets (docs/decisions/004). */
export const ORDERS_PAGES = { sample: '/orders/sample', wallet: '/orders/wallet' }

/** Returns the orders page of a wallet, without a selection (behaviour 11.1). */
export function walletPath(userAddress: string): string {
  return `/orders/${encodeURIComponent(userAddress)}`
}
