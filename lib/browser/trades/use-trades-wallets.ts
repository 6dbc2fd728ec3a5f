import { useMemo } from 'react'
import { useOrdersOfWallets, type LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { useNoteRecent } from '@/lib/browser/wallet/recent-wallets'
import type { Order } from '@/lib/domain/orders/order'
import { selectedOrders } from '@/lib/domain/orders/order-selection'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import { loadedAtMs } from '@/lib/domain/order-lists/order-list'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/**
 * Loads the wallets that a link names, and remembers those of several that could be loaded
 * (behaviour 5.1, 21.3, 22.1).
 */
export function useTradesWallets(request: TradesRequest) {
  const addresses = useMemo(() => request.map(({ userAddress }) => userAddress), [request])
  /** The addresses to choose from; none if there is only one. */
  const choices = useMemo(() => (addresses.length > 1 ? addresses : []), [addresses])
  const { wallets, stateOf } = useOrdersOfWallets(addresses)
  const all = useMemo(() => {
    const found = wallets.map(({ orders }, index) =>
      selectedOrders(orders, request[index] ?? { recurring: [], trigger: [] }),
    )
    return {
      lists: wallets.flatMap(({ lists }) => lists),
      orders: wallets.flatMap(({ orders }) => orders),
      /** The orders that the URL names. */
      selected: found.flatMap(({ selected }) => selected),
      /** How many of its keys name no order of their wallet. */
      notFound: found.reduce((sum, each) => sum + each.notFound, 0),
      walletOf: walletOfOrders(wallets),
      /** The wallets as files name them, partial if one of their lists is. */
      files: wallets.map(({ userAddress, lists }) => ({
        userAddress,
        isPartial: lists.some(isPartial),
      })),
    }
  }, [wallets, request])
  const loaded = wallets.filter(({ lists }) => loadedAtMs(lists) !== undefined)
  useNoteRecent(wallets.length > 1 ? loaded.map(({ userAddress }) => userAddress) : [])
  return {
    ...{ wallets, stateOf, choices, ...all },
    isLoading: wallets.some(({ isLoading }) => isLoading),
  }
}

/** Returns what finds an order's wallet. */
function walletOfOrders([first, ...further]: readonly LoadedWallet[]): (order: Order) => string {
  const wallets = new Map(
    further.flatMap(({ userAddress, orders }) => orders.map((order) => [order, userAddress])),
  )
  return (order) => wallets.get(order) ?? first?.userAddress ?? ''
}
