import { isAddress, isSampleWallet, parseAddress } from '@/lib/domain/wallet/address'
import { TRADES_PATH, type UrlParts } from './paths'

/** The orders of one wallet in a link: an address, or the text in its place, and order keys. */
export type WalletRequest = {
  userAddress: string
  recurring: readonly string[]
  trigger: readonly string[]
}

/** What the URL of the trades page asks for: one wallet at least, each once. */
export type TradesRequest = readonly WalletRequest[]

const WALLET = 'userAddress'
const KINDS = ['recurring', 'trigger'] as const

/**
 * Returns the trades page: /trades with `userAddress` and the order keys under `recurring` and
 * `trigger`; each further wallet follows with its own keys (behaviour 11.1, 21.1).
 * @param others further parameters of the link, such as filters
 */
export function tradesPath(
  [first, ...further]: TradesRequest,
  others = new URLSearchParams(),
): string {
  const query = new URLSearchParams([[WALLET, first?.userAddress ?? ''], ...others])
  const keys = [...(first ? keyParams(first) : []), ...walletParams(further)]
  return withKeys(TRADES_PATH, query, keys)
}

/** Returns wallets as a URL names them, each followed by its keys (behaviour 21.1). */
export function walletParams(wallets: TradesRequest): UrlParam[] {
  return wallets.flatMap((wallet): UrlParam[] => [
    [WALLET, wallet.userAddress],
    ...keyParams(wallet),
  ])
}

function keyParams(wallet: WalletRequest): UrlParam[] {
  return KINDS.flatMap((kind) => wallet[kind].map((key): UrlParam => [kind, key]))
}

/**
 * Returns what a URL of the trades page asks for; a missing address is empty. A key belongs to the
 * wallet named last before it, or to the first one; the fragment continues the query (behaviour
 * 21.1). The result is the same object if the URL before asked for the same, so that a changed filter
 * renders no row again.
 */
export function parseTradesUrl({ search, hash }: UrlParts): TradesRequest {
  if (search === last.search && hash === last.hash) return last.request
  const request = requestIn({ search, hash })
  const text = JSON.stringify(request)
  last = { search, hash, text, request: text === last.text ? last.request : request }
  return last.request
}

let last: UrlParts & { text: string; request: TradesRequest } = {
  search: '',
  hash: '',
  text: '',
  request: requestIn({ search: '', hash: '' }),
}

function requestIn(url: UrlParts): TradesRequest {
  const params = paramsIn(url).map(([name, value]): UrlParam => {
    const parsed = name === WALLET ? parseAddress(value) : undefined
    return [name, parsed?.kind === 'address' ? parsed.address : value]
  })
  const [, first = ''] = params.find(([name]) => name === WALLET) ?? []
  const keysOf = new Map([[first, newKeys()]])
  let userAddress = first
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

/** Returns the same URL with addresses alone if a wallet in it is written another way (behaviour 1.6). */
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

/** Returns what a URL of the trades page says besides wallets and orders: filters, sort, order details. */
export function otherParams({ search }: Pick<UrlParts, 'search'>): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const name of [WALLET, ...KINDS]) params.delete(name)
  return params
}

/** The parameter of the filter by wallet (behaviour 21.4). */
export const WALLET_FILTER = 'wallet'

/** Returns a URL's other parameters without the filter by wallet (behaviour 21.7). */
export function withoutWalletFilter(others: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(others)
  rest.delete(WALLET_FILTER)
  return rest
}

/** Returns a request with other orders of a wallet, at its position, or with the wallet added at the end. */
export function withWallet(request: TradesRequest, wallet: WalletRequest): TradesRequest {
  const isThere = request.some(({ userAddress }) => userAddress === wallet.userAddress)
  if (!isThere) return [...request, wallet]
  return request.map((requested) =>
    requested.userAddress === wallet.userAddress ? wallet : requested,
  )
}

/** Returns whether a request names any order of a wallet. */
export function namesOrders({ recurring, trigger }: WalletRequest): boolean {
  return recurring.length + trigger.length > 0
}

/** Servers refuse long URLs (14 to 16 KB), so a longer query moves to the fragment (behaviour 11.2). */
const MAX_QUERY_LENGTH = 6 * 1024

export type UrlParam = [name: string, value: string]

/** Returns a path with a query and keys; the keys go to the fragment if the query would be too long. */
export function withKeys(path: string, query: URLSearchParams, keys: UrlParam[]): string {
  const whole = new URLSearchParams([...query, ...keys]).toString()
  if (whole === '') return path
  if (whole.length <= MAX_QUERY_LENGTH) return `${path}?${whole}`
  return `${path}${query.size === 0 ? '' : `?${query}`}#${new URLSearchParams(keys)}`
}

/** Returns the keys of one name in a URL, each once. */
export function keysIn(url: UrlParts, name: string): string[] {
  const keys = paramsIn(url).flatMap(([paramName, key]) =>
    paramName === name && key !== '' ? [key] : [],
  )
  return [...new Set(keys)]
}

/** Returns the parameters of a URL's query, then those of its fragment. */
export function paramsIn({ search, hash }: UrlParts): UrlParam[] {
  return [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ''))]
}

/** Each wallet costs calls of Jupiter's limit: a link must not use it up for good. */
export const MAX_WALLETS = 10

/** The wallets to show, and how many of the link's are skipped and why. */
export type RequestedWallets = {
  kind: 'trades'
  wallets: TradesRequest
  invalid: number
  tooMany: number
  /** The sample wallet is never shown together with real ones. */
  notWithSample: number
}

/** What a link of the trades page requests, or what is wrong with it (behaviour 5.17, 21.1). */
export type RequestedTrades =
  | { kind: 'no wallet' }
  | { kind: 'wrong address' }
  | { kind: 'no orders'; userAddress: string }
  | RequestedWallets

/** Returns the wallets of a link that can be shown: those with a valid address and with orders. */
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
  const loadedWallets = named.filter(({ userAddress }) =>
    isSample ? userAddress === firstWallet.userAddress : !isSampleWallet(userAddress),
  )
  const wallets = loadedWallets.slice(0, MAX_WALLETS)
  return {
    kind: 'trades',
    wallets,
    invalid: given.length - valid.length,
    tooMany: loadedWallets.length - wallets.length,
    notWithSample: named.length - loadedWallets.length,
  }
}

/** Returns the wallets that a URL of the orders or trades page shows; none if it has no valid one. */
export function walletsOfPage(url: UrlParts & { pathname: string }): readonly string[] {
  if (url.pathname !== TRADES_PATH) {
    const [, , address = ''] = url.pathname.split('/')
    return isAddress(address) ? [address] : []
  }
  const requested = requestedTrades(parseTradesUrl(url))
  if (requested.kind === 'no orders') return [requested.userAddress]
  return requested.kind === 'trades' ? requested.wallets.map(({ userAddress }) => userAddress) : []
}
