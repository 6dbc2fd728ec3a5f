import { keysIn, type UrlParam, withKeys } from './long-url'
import { type UrlParts, walletPath } from './paths'
import { parseTradesUrl, type TradesRequest, walletParams } from './trades-url'

/**
 * The orders page of a wallet, /orders/{address}; `o` names the orders that are checked there
 * (behaviour 11.1).
 * @param beside the wallets whose trades are displayed, where this one is chosen beside them; it may
 * be among them, to keep its place (behaviour 21.7)
 */
export function ordersPath(
  userAddress: string,
  orderKeys: readonly string[] = [],
  beside: TradesRequest = [],
): string {
  const keys = orderKeys.map((key): UrlParam => ['o', key])
  return withKeys(walletPath(userAddress), new URLSearchParams(), [
    ...keys,
    ...walletParams(beside),
  ])
}

/** The order keys that a URL of the orders page names. */
export function parseOrdersUrl(url: UrlParts): string[] {
  return keysIn(url, 'o')
}

/** The wallets beside which a URL of the orders page chooses orders; none where it names none. */
export function walletsBeside(url: UrlParts): TradesRequest {
  return parseTradesUrl(url).filter(({ userAddress }) => userAddress !== '')
}
