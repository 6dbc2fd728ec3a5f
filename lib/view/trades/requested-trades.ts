import { isAddress, isSampleWallet } from '@/lib/domain/wallet/address'
import { TRADES_PATH, type UrlParts } from '@/lib/view/urls/paths'
import { namesOrders, parseTradesUrl, type TradesRequest } from '@/lib/view/urls/trades-url'

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
