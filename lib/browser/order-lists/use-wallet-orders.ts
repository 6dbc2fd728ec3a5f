import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askAgainForTokens } from '@/lib/browser/tokens/token-query'
import { type StateOf, useTokens } from '@/lib/browser/tokens/use-tokens'
import type { Order } from '@/lib/domain/orders/order'
import { ordersOf, startedAgain } from '@/lib/domain/order-lists/merge-readings'
import {
  emptyList,
  isLoading,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import { orderListKey, orderListQuery, stopLoading } from './order-list-query'

/** What can be done with the loading of a wallet's lists. */
export type OrderListActions = {
  stop: () => void
  /** Goes on with every list that is stopped, failed or inconsistent (behaviour 3.8). */
  loadRest: () => void
  /** Goes on with one list. */
  retry: (name: OrderListName) => void
  /** Loads all anew (behaviour 3.9). */
  refresh: () => void
}

/** A wallet's orders as far as they are loaded. */
export type WalletReading = {
  userAddress: string
  lists: readonly OrderList[]
  /** What can be done with the loading of the lists. */
  actions: OrderListActions
  orders: readonly Order[]
  isReading: boolean
  /** Whether every list failed and nothing at all could be loaded. */
  hasFailed: boolean
}

/** What the orders page shows of a wallet. */
export type WalletOrders = WalletReading & {
  /** How a token of the orders stands. */
  stateOf: StateOf
}

/** Loads a wallet's orders and their tokens where the cache does not hold them. */
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

/**
 * Loads the lists of some wallets where the cache does not hold them, and follows the loading.
 * @returns the four lists of each, the same array while they stay as they are
 */
function useOrderLists(userAddresses: readonly string[]): readonly (readonly OrderList[])[] {
  return useQueries({
    queries: userAddresses.flatMap((userAddress, turn) =>
      ORDER_LISTS.map((name) => orderListQuery(userAddress, name, turn)),
    ),
    combine: byWallet,
  })
}

function byWallet(results: { data: OrderList | undefined }[]): OrderList[][] {
  const count = ORDER_LISTS.length
  return Array.from({ length: results.length / count }, (_, wallet) =>
    ORDER_LISTS.map((name, index) => results[wallet * count + index]?.data ?? emptyList(name, 0)),
  )
}

/** The actions on a wallet's lists as they stand now. */
function orderListActions(
  client: QueryClient,
  userAddress: string,
  lists: readonly OrderList[],
): OrderListActions {
  const loadAgain = (name: OrderListName) => {
    const queryKey = orderListKey(userAddress, name)
    if (client.isFetching({ queryKey }) === 0) void client.refetchQueries({ queryKey })
  }
  return {
    stop: () => stopLoading(userAddress),
    retry: loadAgain,
    loadRest: () => {
      for (const { name, state } of lists) {
        if (state.kind !== 'whole' && state.kind !== 'loading') loadAgain(name)
      }
    },
    refresh: () => {
      askAgainForTokens(client)
      const nowMs = Date.now()
      for (const list of lists) {
        const queryKey = orderListKey(userAddress, list.name)
        if (client.isFetching({ queryKey }) > 0) continue
        client.setQueryData(queryKey, startedAgain(list, nowMs))
        loadAgain(list.name)
      }
    },
  }
}

/** While one wallet is loaded, the orders of others are not sorted again. */
const knownOrders = new WeakMap<readonly OrderList[], readonly Order[]>()

function ordersOfLists(lists: readonly OrderList[]): readonly Order[] {
  const orders = knownOrders.get(lists) ?? ordersOf(lists)
  knownOrders.set(lists, orders)
  return orders
}

function hasFailedAtOnce({ state, pages }: OrderList): boolean {
  return state.kind === 'failed' && pages.length === 0
}
