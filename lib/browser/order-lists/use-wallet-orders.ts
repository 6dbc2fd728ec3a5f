import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type StateOf, useTokens } from '@/lib/browser/tokens/use-tokens'
import type { Order } from '@/lib/domain/orders/order'
import { ordersOf } from '@/lib/domain/order-lists/merge-readings'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { type OrderListActions, orderListActions } from './order-list-actions'
import { useOrderLists } from './use-order-lists'

/** A wallet's orders as far as they are read. */
export type WalletReading = {
  userAddress: string
  lists: readonly OrderList[]
  /** What can be done with the reading of the lists. */
  actions: OrderListActions
  orders: readonly Order[]
  isReading: boolean
  /** Whether every list failed and nothing at all could be read. */
  hasFailed: boolean
}

/** What the orders page shows of a wallet. */
export type WalletOrders = WalletReading & {
  /** How a token of the orders stands. */
  stateOf: StateOf
}

/** Reads a wallet's orders and their tokens where the cache does not hold them. */
export function useWalletOrders(userAddress: string): WalletOrders {
  const { wallets, stateOf } = useOrdersOfWallets(useMemo(() => [userAddress], [userAddress]))
  const [wallet] = wallets
  if (!wallet) throw new Error('One wallet has one answer')
  return { ...wallet, stateOf }
}

/**
 * The same of some wallets, the first ones before the others (behaviour 21.3).
 * @param userAddresses the same array while they stay as they are
 */
export function useOrdersOfWallets(userAddresses: readonly string[]): {
  /** The same array while their lists stay as they are. */
  wallets: readonly WalletReading[]
  stateOf: StateOf
} {
  const client = useQueryClient()
  const listsOfAll = useOrderLists(userAddresses)
  const wallets = useMemo(
    () =>
      userAddresses.map((userAddress, index) => {
        const lists = listsOfAll[index] ?? []
        const orders = ordersOfLists(lists)
        return {
          ...{ userAddress, lists, orders },
          actions: orderListActions(client, userAddress, lists),
          isReading: lists.some(isLoading),
          hasFailed: orders.length === 0 && lists.every(hasFailedAtOnce),
        }
      }),
    [client, userAddresses, listsOfAll],
  )
  return { wallets, stateOf: useTokens(wallets) }
}

/** While one wallet is read, the orders of others are not sorted again. */
const knownOrders = new WeakMap<readonly OrderList[], readonly Order[]>()

function ordersOfLists(lists: readonly OrderList[]): readonly Order[] {
  const orders = knownOrders.get(lists) ?? ordersOf(lists)
  knownOrders.set(lists, orders)
  return orders
}

function hasFailedAtOnce({ state, pages }: OrderList): boolean {
  return state.kind === 'failed' && pages.length === 0
}
