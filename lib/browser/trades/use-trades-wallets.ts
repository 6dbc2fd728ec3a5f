import { useMemo } from 'react'
import { useOrdersOfWallets, type WalletReading } from '@/lib/browser/order-lists/use-wallet-orders'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import { useNoteRecent } from '@/lib/browser/wallet/recent-address-storage'
import type { Order } from '@/lib/domain/orders/order'
import { selectedOrders } from '@/lib/domain/orders/order-selection'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import { type OrderList, loadedAtMs } from '@/lib/domain/order-lists/order-list'
import type { FileWallet } from '@/lib/view/csv/file-name'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/** What the trades page shows: its wallets one by one, and what they come to. */
export type TradesWallets = {
  wallets: readonly WalletReading[]
  /** Those of all wallets. */
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** The orders that the URL names. */
  selected: readonly Order[]
  /** How many of its keys name no order of their wallet. */
  notFound: number
  /** The wallet of an order. */
  walletOf: (order: Order) => string
  stateOf: StateOf
  /** The addresses to choose from; none if there is only one. */
  choices: readonly string[]
  /** The wallets as files name them, partial if one of their lists is. */
  files: readonly FileWallet[]
  isReading: boolean
}

/** Reads the wallets that a link names, and notes of several which could be read (behaviour 5.1, 21.3, 22.1). */
export function useTradesWallets(request: TradesRequest): TradesWallets {
  const addresses = useMemo(() => request.map(({ userAddress }) => userAddress), [request])
  const choices = useMemo(() => (addresses.length > 1 ? addresses : []), [addresses])
  const { wallets, stateOf } = useOrdersOfWallets(addresses)
  const shown = useMemo(() => {
    const found = wallets.map(({ userAddress, orders }, index) => ({
      ...selectedOrders(orders, request[index] ?? { recurring: [], trigger: [] }),
      userAddress,
    }))
    return {
      files: found.map(({ userAddress }, index) => ({
        userAddress,
        isPartial: wallets[index]?.lists.some(isPartial) ?? false,
      })),
      selected: found.flatMap(({ selected }) => selected),
      notFound: found.reduce((sum, each) => sum + each.notFound, 0),
    }
  }, [wallets, request])
  const all = useMemo(
    () => ({
      lists: wallets.flatMap(({ lists }) => lists),
      orders: wallets.flatMap(({ orders }) => orders),
      walletOf: walletOfOrders(wallets),
    }),
    [wallets],
  )
  useNoteRecent(
    wallets.length > 1 ? wallets.filter(isRead).map(({ userAddress }) => userAddress) : [],
  )
  return {
    wallets,
    stateOf,
    choices,
    ...shown,
    ...all,
    isReading: wallets.some(({ isReading }) => isReading),
  }
}

/** Whether something of a wallet is read. */
function isRead({ lists }: WalletReading): boolean {
  return loadedAtMs(lists) !== undefined
}

function walletOfOrders([first, ...further]: readonly WalletReading[]): (order: Order) => string {
  const wallets = new Map(
    further.flatMap(({ userAddress, orders }) => orders.map((order) => [order, userAddress])),
  )
  return (order) => wallets.get(order) ?? first?.userAddress ?? ''
}
