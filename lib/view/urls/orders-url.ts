import {
  keysIn,
  parseTradesUrl,
  type TradesRequest,
  type UrlParam,
  walletParams,
  withKeys,
} from './trades-url'
import { type UrlParts, walletPath } from './paths'

/**
 * Returns the URL of a wallet's orders page, with the keys of selected orders as `o` (behaviour 11.1).
 * @param otherWallets the wallets that will be shown together with this one, which may be among them to
 * keep its position (behaviour 21.7)
 */
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

/** Returns the order keys in a URL of the orders page. */
export function parseOrdersUrl(url: UrlParts): string[] {
  return keysIn(url, 'o')
}

/** Returns the wallets in a URL of the orders page that will be shown together with its own. */
export function otherWalletsIn(url: UrlParts): TradesRequest {
  return parseTradesUrl(url).filter(({ userAddress }) => userAddress !== '')
}
