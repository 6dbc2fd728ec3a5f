import { useMemo } from 'react'
import { pushUrl, replaceUrl, useUrl } from '@/lib/browser/page/use-url'
import { withoutWalletFilter } from '@/lib/view/filters/trades-filters-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import {
  otherParams,
  parseTradesUrl,
  type TradesRequest,
  tradesPath,
  type WalletRequest,
  withWallet,
} from '@/lib/view/urls/trades-url'

/**
 * What the URL of the trades page asks for; undefined until the browser knows it. The same object
 * while only other parts of the URL change.
 */
export function useTradesRequest(): TradesRequest | undefined {
  const url = useUrl(TRADES_PATH)
  return useMemo(() => url && parseTradesUrl(url), [url])
}

/** Asks for other orders of a wallet, without a step that Back takes back; all else stays. */
export function replaceOrders(wallet: WalletRequest): void {
  const request = withWallet(parseTradesUrl(window.location), wallet)
  replaceUrl(tradesPath(request, otherParams(window.location)))
}

/** Takes a wallet and a filter by it away, as a step that Back takes back (behaviour 21.7). */
export function takeWalletAway(userAddress: string): void {
  const request = parseTradesUrl(window.location).filter(
    (known) => known.userAddress !== userAddress,
  )
  pushUrl(tradesPath(request, withoutWalletFilter(otherParams(window.location))))
}
