/** Servers refuse long URLs (14 to 16 KB), so a longer query moves to the fragment. */
const LONGEST_QUERY = 6 * 1024

/** What the trades page shows: an address as the URL has it, not yet checked, and order keys. */
export type TradesRequest = {
  userAddress: string
  recurring: readonly string[]
  trigger: readonly string[]
}

/** The part of a URL that is read in the browser. */
export type UrlParts = { search: string; hash: string }

export const LANDING_PATH = '/'
export const TRADES_PATH = '/trades'
export const CSV_PATH = '/trades/csv'
export const USD_PRICES_PATH = '/trades/fetch-usd-prices'

/** /orders/{address}, with the keys to check under `o` (spec 2). */
export function ordersPath(userAddress: string, orderKeys: readonly string[] = []): string {
  const path = `/orders/${encodeURIComponent(userAddress)}`
  const keys = new URLSearchParams(orderKeys.map((key) => ['o', key]))
  return withKeys(path, new URLSearchParams(), keys)
}

/** The order keys that a URL of the orders page names. */
export function parseOrdersUrl(url: UrlParts): string[] {
  return keysIn(url, 'o')
}

/** GET /trades with userAddress, recurring and trigger (spec 2). */
export function tradesPath({ userAddress, recurring, trigger }: TradesRequest): string {
  const keys = new URLSearchParams([
    ...recurring.map((key) => ['recurring', key]),
    ...trigger.map((key) => ['trigger', key]),
  ])
  return withKeys(TRADES_PATH, new URLSearchParams({ userAddress }), keys)
}

/** What a URL of the trades page asks for; an address that is missing is empty. */
export function parseTradesUrl(url: UrlParts): TradesRequest {
  return {
    userAddress: new URLSearchParams(url.search).get('userAddress') ?? '',
    recurring: keysIn(url, 'recurring'),
    trigger: keysIn(url, 'trigger'),
  }
}

/** Whether there is anything to show: a link may name no order. */
export function namesOrders({ recurring, trigger }: TradesRequest): boolean {
  return recurring.length + trigger.length > 0
}

/** The wallet that a URL of the orders or trades page is about, not yet checked. */
export function parseWallet({ pathname, search }: { pathname: string; search: string }) {
  const [, page, address] = pathname.split('/')
  if (page === 'orders') return address
  return new URLSearchParams(search).get('userAddress') ?? undefined
}

function withKeys(path: string, query: URLSearchParams, keys: URLSearchParams): string {
  const whole = new URLSearchParams([...query, ...keys]).toString()
  if (whole.length <= LONGEST_QUERY) return whole === '' ? path : `${path}?${whole}`
  const rest = query.toString()
  return `${path}${rest === '' ? '' : `?${rest}`}#${keys}`
}

function keysIn({ search, hash }: UrlParts, name: string): string[] {
  const keys = [search, hash.replace(/^#/, '')].flatMap((part) =>
    new URLSearchParams(part).getAll(name),
  )
  return [...new Set(keys.filter((key) => key !== ''))]
}
