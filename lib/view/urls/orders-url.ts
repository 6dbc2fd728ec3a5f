import { keysIn, withKeys } from './long-url'
import type { UrlParts } from './paths'

/**
 * The orders page of a wallet, /orders/{address}; `o` names the orders that are checked there
 * (behaviour 11.1).
 */
export function ordersPath(userAddress: string, orderKeys: readonly string[] = []): string {
  const path = `/orders/${encodeURIComponent(userAddress)}`
  const keys = new URLSearchParams(orderKeys.map((key) => ['o', key]))
  return withKeys(path, new URLSearchParams(), keys)
}

/** The order keys that a URL of the orders page names. */
export function parseOrdersUrl(url: UrlParts): string[] {
  return keysIn(url, 'o')
}
