/** The parts of a URL that hold order keys. */
export type UrlParts = { search: string; hash: string }

export const LANDING_PATH = '/'
export const TRADES_PATH = '/trades'
export const CSV_PATH = '/trades/csv'
export const USD_PRICES_PATH = '/trades/fetch-usd-prices'

/** The wallet that a URL of the orders or trades page is about, not yet checked. */
export function parseWallet({ pathname, search }: { pathname: string; search: string }) {
  const [, page, address] = pathname.split('/')
  if (page === 'orders') return address
  return new URLSearchParams(search).get('userAddress') ?? undefined
}
