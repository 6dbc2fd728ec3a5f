import { useEffect, useMemo } from 'react'
import { pageUrl, pushUrl, replaceUrl } from '@/lib/browser/urls/page-history'
import { useUrl } from '@/lib/browser/urls/use-url'
import type { Order } from '@/lib/domain/orders/order'
import { orderKeysByKind } from '@/lib/domain/orders/order-selection'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import {
  cleanedTradesPath,
  otherParams,
  parseTradesUrl,
  requestedTrades,
  type TradesRequest,
  tradesPath,
  type WalletRequest,
  WALLET_FILTER,
  withWallet,
} from '@/lib/view/urls/page-urls'

/**
 * Returns what the URL of the trades page requests; undefined until the browser knows it. A URL with plain addresses
 * replaces one that has links or invisible characters in their place (behaviour 1.6).
 */
export function useTradesRequest(): TradesRequest | undefined {
  const url = useUrl(TRADES_PATH)
  useEffect(() => {
    const path = url && cleanedTradesPath(url)
    if (path !== undefined) replaceUrl(path)
  }, [url])
  return useMemo(() => url && parseTradesUrl(url), [url])
}

/** Adds orders to those of a wallet in the URL, without a step of Back; all else stays (behaviour 5.1). */
export function addOrders(wallet: WalletRequest, orders: readonly Order[]): void {
  const { recurring, trigger } = orderKeysByKind(orders)
  const request = withWallet(parseTradesUrl(pageUrl()), {
    ...wallet,
    recurring: [...wallet.recurring, ...recurring],
    trigger: [...wallet.trigger, ...trigger],
  })
  replaceUrl(tradesPath(request, otherParams(pageUrl())))
}

/**
 * Removes a wallet from the URL (behaviour 21.7). The filter by wallet goes, too, unless several wallets are left
 * and it matches one of them.
 */
export function removeWallet(userAddress: string): void {
  const request = parseTradesUrl(pageUrl()).filter((wallet) => wallet.userAddress !== userAddress)
  const others = otherParams(pageUrl())
  const filtered = others.get(WALLET_FILTER) ?? ''
  const requested = requestedTrades(request)
  const shownWallets = requested.kind === 'trades' ? requested.wallets : []
  const isThere = shownWallets.some((wallet) => wallet.userAddress.startsWith(filtered))
  if (shownWallets.length < 2 || !isThere) others.delete(WALLET_FILTER)
  pushUrl(tradesPath(request, others))
}
