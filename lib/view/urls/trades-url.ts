import { paramsIn, type UrlParam, withKeys } from './long-url'
import { TRADES_PATH, type UrlParts } from './paths'

/** The orders of one wallet that a link asks for: an address, not yet checked, and order keys. */
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
 * The trades page: /trades with `userAddress`, and order keys under `recurring` and `trigger`; a
 * further wallet follows with its own keys (behaviour 11.1, 21.1).
 * @param others what else the link says, such as filters
 */
export function tradesPath(
  [first, ...further]: TradesRequest,
  others = new URLSearchParams(),
): string {
  const query = new URLSearchParams([[WALLET, first?.userAddress ?? ''], ...others])
  const keys = [...(first ? keyParams(first) : []), ...walletParams(further)]
  return withKeys(TRADES_PATH, query, keys)
}

/** Some wallets as a URL names them, each followed by its keys (behaviour 21.1). */
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
 * What a URL of the trades page asks for; an address that is missing is empty. A key belongs to the
 * wallet that stands before it in the query or, where none does, to the first one; the fragment goes
 * on where the query ends (behaviour 21.1). The same object where the URL before it asked for the same:
 * else all rows would be drawn anew where a filter changes.
 */
export function parseTradesUrl({ search, hash }: UrlParts): TradesRequest {
  // A page asks many times for what one URL says, which may be 2,000 keys.
  if (search === last.search && hash === last.hash) return last.request
  const read = readTradesUrl({ search, hash })
  const request = isSameRequest(read, last.request) ? last.request : read
  last = { search, hash, request }
  return request
}

let last: UrlParts & { request: TradesRequest } = {
  ...{ search: '', hash: '' },
  request: readTradesUrl({ search: '', hash: '' }),
}

function readTradesUrl(url: UrlParts): TradesRequest {
  const params = paramsIn(url)
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

function isSameRequest(one: TradesRequest, other: TradesRequest): boolean {
  return (
    one.length === other.length &&
    one.every(({ userAddress, recurring, trigger }, at) => {
      const wallet = other[at]
      return (
        userAddress === wallet?.userAddress &&
        isSameText(recurring, wallet.recurring) &&
        isSameText(trigger, wallet.trigger)
      )
    })
  )
}

function isSameText(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at])
}

function newKeys() {
  return { recurring: new Set<string>(), trigger: new Set<string>() }
}

/** What a URL of the trades page says beside wallets and orders: filters, sort, order details. */
export function otherParams({ search }: Pick<UrlParts, 'search'>): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const name of [WALLET, ...KINDS]) params.delete(name)
  return params
}

/** A request with other orders of a wallet, in its place, or with the wallet added at its end. */
export function withWallet(request: TradesRequest, wallet: WalletRequest): TradesRequest {
  const isThere = request.some(({ userAddress }) => userAddress === wallet.userAddress)
  if (!isThere) return [...request, wallet]
  return request.map((known) => (known.userAddress === wallet.userAddress ? wallet : known))
}

/** Whether a wallet is asked for with any order: else there is nothing to show of it. */
export function namesOrders({ recurring, trigger }: WalletRequest): boolean {
  return recurring.length + trigger.length > 0
}
