import { keysIn, withKeys } from './long-url'
import { TRADES_PATH, type UrlParts } from './paths'

/** What the URL of the trades page asks for: an address, not yet checked, and order keys. */
export type TradesRequest = {
  userAddress: string
  recurring: readonly string[]
  trigger: readonly string[]
}

/**
 * The trades page: /trades with `userAddress`, and order keys under `recurring` and `trigger`
 * (behaviour 11.1).
 * @param others what else the link says, such as filters
 */
export function tradesPath(
  { userAddress, recurring, trigger }: TradesRequest,
  others = new URLSearchParams(),
): string {
  const keys = new URLSearchParams([
    ...recurring.map((key) => ['recurring', key]),
    ...trigger.map((key) => ['trigger', key]),
  ])
  return withKeys(TRADES_PATH, new URLSearchParams([['userAddress', userAddress], ...others]), keys)
}

/** What a URL of the trades page asks for; an address that is missing is empty. */
export function parseTradesUrl(url: UrlParts): TradesRequest {
  return {
    userAddress: new URLSearchParams(url.search).get('userAddress') ?? '',
    recurring: keysIn(url, 'recurring'),
    trigger: keysIn(url, 'trigger'),
  }
}

/** What a URL of the trades page says beside the orders that it asks for. */
export function otherParams({ search }: Pick<UrlParts, 'search'>): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const name of ['userAddress', 'recurring', 'trigger']) params.delete(name)
  return params
}

/** Whether a request names any order: else there is nothing to show. */
export function namesOrders({ recurring, trigger }: TradesRequest): boolean {
  return recurring.length + trigger.length > 0
}
