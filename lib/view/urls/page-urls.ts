import { isAddress, isSampleWallet, MAX_WALLETS, parseAddress } from '@/lib/domain/wallet/address'
import { TRADES_PATH, type UrlParts, walletPath } from './paths'

/** A wallet in a link: its address, or the text in its place, and the keys of its orders. */
export type WalletRequest = {
  userAddress: string
  recurring: readonly string[]
  trigger: readonly string[]
}

/** The wallets in a URL of the trades page: at least one, each once. */
export type TradesRequest = readonly WalletRequest[]

const WALLET = 'userAddress'
const KINDS = ['recurring', 'trigger'] as const
/** The order whose details a page shows. */
const DETAILS = 'order'

/** Returns the URL of the trades page: each wallet with its keys, and other parameters (behaviour 11.1, 21.1). */
export function tradesPath(request: TradesRequest, others = new URLSearchParams()): string {
  const [first = [WALLET, ''], ...keys] = walletParams(request)
  return withKeys(TRADES_PATH, new URLSearchParams([first, ...others]), keys)
}

/** Returns the parameters of wallets, each followed by its keys (behaviour 21.1). */
function walletParams(wallets: TradesRequest): UrlParam[] {
  return wallets.flatMap((wallet): UrlParam[] => [
    [WALLET, wallet.userAddress],
    ...KINDS.flatMap((kind) => wallet[kind].map((key): UrlParam => [kind, key])),
  ])
}

/**
 * Parses the wallets in a URL of the trades page: a key belongs to the last wallet before it, else to the first one
 * (behaviour 21.1). A change of filters returns the same object, so that no row renders again.
 */
export function parseTradesUrl({ search, hash }: UrlParts): TradesRequest {
  if (last?.search === search && last.hash === hash) return last.request
  const request = requestIn({ search, hash })
  const text = JSON.stringify(request)
  last = { search, hash, text, request: text === last?.text ? last.request : request }
  return last.request
}

let last: (UrlParts & { text: string; request: TradesRequest }) | undefined

function requestIn(url: UrlParts): TradesRequest {
  const params = paramsIn(url).map(([name, value]): UrlParam => {
    const parsed = name === WALLET ? parseAddress(value) : undefined
    return [name, parsed?.kind === 'address' ? parsed.address : value]
  })
  let [, userAddress] = params.find(([name]) => name === WALLET) ?? [WALLET, '']
  const keysOf = new Map([[userAddress, newKeys()]])
  for (const [name, value] of params) {
    if (name === WALLET) userAddress = value
    const keys = keysOf.get(userAddress) ?? newKeys()
    keysOf.set(userAddress, keys)
    for (const kind of KINDS) if (name === kind && value !== '') keys[kind].add(value)
  }
  return [...keysOf].map(([address, { recurring, trigger }]) => ({
    userAddress: address,
    recurring: [...recurring],
    trigger: [...trigger],
  }))
}

/** Returns the URL with plain addresses; undefined if all its addresses are plain already (behaviour 1.6). */
export function cleanedTradesPath(url: UrlParts): string | undefined {
  const request = parseTradesUrl(url)
  const isClean = paramsIn(url).every(
    ([name, text]) => name !== WALLET || request.some(({ userAddress }) => userAddress === text),
  )
  return isClean ? undefined : tradesPath(request, otherParams(url))
}

function newKeys() {
  return { recurring: new Set<string>(), trigger: new Set<string>() }
}

/** Returns the other parameters in a URL of the trades page: filters, sort and order details. */
export function otherParams({ search }: { search: string }): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const name of [WALLET, ...KINDS]) params.delete(name)
  return params
}

/** The parameter of the filter by wallet (behaviour 21.4). */
export const WALLET_FILTER = 'wallet'

/** Returns the wallets with this one in place of the one with its address, or at the end. */
export function withWallet(request: TradesRequest, wallet: WalletRequest): TradesRequest {
  // A key of a Map keeps its place when it gets another value.
  const wallets = new Map(request.map((requested) => [requested.userAddress, requested]))
  return [...wallets.set(wallet.userAddress, wallet).values()]
}

export function namesOrders({ recurring, trigger }: WalletRequest): boolean {
  return recurring.length + trigger.length > 0
}

/** Servers reject URLs above 14 to 16 KB, so a longer query moves to the fragment (behaviour 11.2). */
const MAX_QUERY_LENGTH = 6 * 1024

export type UrlParam = [name: string, value: string]

/** Returns a path with a query and keys. The keys move to the fragment if the query would be too long. */
export function withKeys(path: string, query: URLSearchParams, keys: UrlParam[]): string {
  const whole = new URLSearchParams([...query, ...keys])
  if (whole.toString().length <= MAX_QUERY_LENGTH) return path + searchOf(whole)
  return `${path}${searchOf(query)}#${new URLSearchParams(keys)}`
}

function searchOf(query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Returns the parameters of a URL's query, then those of its fragment. */
function paramsIn({ search, hash }: UrlParts): UrlParam[] {
  return [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ''))]
}

/** The wallets to show, and how many wallets in the link aren't shown and why. */
export type RequestedWallets = {
  kind: 'trades'
  wallets: TradesRequest
  invalid: number
  tooMany: number
  /** The sample wallet is never shown together with real ones. */
  notWithSample: number
}

/** The wallets that a link requests, or what is wrong with it (behaviour 5.17, 21.1). */
type RequestedTrades =
  | { kind: 'no wallet' }
  | { kind: 'wrong address' }
  | { kind: 'no orders'; userAddress: string }
  | RequestedWallets

/** Returns the wallets in a link that have a valid address and orders, else what is wrong with the link. */
export function requestedTrades(request: TradesRequest): RequestedTrades {
  const given = request.filter(({ userAddress }) => userAddress !== '')
  const valid = given.filter(({ userAddress }) => isAddress(userAddress))
  const [first] = valid
  if (given.length === 0) return { kind: 'no wallet' }
  if (!first) return { kind: 'wrong address' }
  const named = valid.filter(namesOrders)
  const [firstWallet] = named
  if (!firstWallet) return { kind: 'no orders', userAddress: first.userAddress }
  const isSample = isSampleWallet(firstWallet.userAddress)
  const loadedWallets = named.filter(({ userAddress }) => isSampleWallet(userAddress) === isSample)
  const wallets = loadedWallets.slice(0, MAX_WALLETS)
  return {
    kind: 'trades',
    wallets,
    invalid: given.length - valid.length,
    tooMany: loadedWallets.length - wallets.length,
    notWithSample: named.length - loadedWallets.length,
  }
}

export function walletsOfPage(url: UrlParts & { pathname: string }): readonly string[] {
  if (url.pathname !== TRADES_PATH) {
    const [, , address = ''] = url.pathname.split('/')
    return isAddress(address) ? [address] : []
  }
  const requested = requestedTrades(parseTradesUrl(url))
  if (requested.kind === 'no orders') return [requested.userAddress]
  return requested.kind === 'trades' ? requested.wallets.map(({ userAddress }) => userAddress) : []
}

/** Returns the URL of an orders page. Its wallet may be among `otherWallets`, to keep its place (behaviour 21.7). */
export function ordersPath(
  userAddress: string,
  orderKeys: readonly string[] = [],
  otherWallets: TradesRequest = [],
): string {
  const keys = orderKeys.map((key): UrlParam => ['o', key])
  return withKeys(walletPath(userAddress), new URLSearchParams(), [
    ...keys,
    ...walletParams(otherWallets),
  ])
}

/** Returns the order keys in a URL of the orders page, each once. */
export function parseOrdersUrl(url: UrlParts): string[] {
  const keys = paramsIn(url).flatMap(([name, key]) => (name === 'o' && key !== '' ? [key] : []))
  return [...new Set(keys)]
}

/** Returns the wallets in a URL of the orders page that will be shown together with the page's own. */
export function otherWalletsIn(url: UrlParts): TradesRequest {
  return parseTradesUrl(url).filter(({ userAddress }) => userAddress !== '')
}

/** Returns the key of the order whose details a URL shows, if any (behaviour 16.7). */
export function detailsInUrl({ search }: { search: string }): string | undefined {
  return new URLSearchParams(search).get(DETAILS) || undefined
}

/** Returns a page's URL with the details of an order, or without details (behaviour 16.7). */
export function pathWithDetails(
  { pathname, search, hash }: UrlParts & { pathname: string },
  orderKey?: string,
): string {
  const query = new URLSearchParams(search)
  query.delete(DETAILS)
  if (orderKey !== undefined) query.append(DETAILS, orderKey)
  return `${pathname}${searchOf(query)}${hash}`
}
