import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { startSaving, untilRestored } from '@/lib/browser/cache/query-client'
import { loadableLists } from '@/lib/browser/newer-orders/sign-in-store'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { askAgainForTokens } from '@/lib/browser/tokens/load-tokens'
import { useTokens } from '@/lib/browser/tokens/use-tokens'
import type { Order } from '@/lib/domain/orders/order'
import {
  areFirstPagesLoaded,
  emptyList,
  isLoading,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import {
  cachedList,
  type CachedOrders,
  cachedOrders,
  startLoading,
  stopLoading,
} from './load-orders'
import { dropHiddenWallets, showWallets, takeDropped } from './shown-wallets'

/** What a visitor can do with a wallet's lists. Newer lists may need a sign-in first (behaviour 25.9). */
export type OrderListActions = {
  stop: () => void
  /** Resumes one list. */
  retry: (name: OrderListName) => void
  /** Resumes every list that is stopped, failed or inconsistent (behaviour 3.7). */
  loadRest: () => void
  /** Loads all lists again (behaviour 3.9). */
  refresh: () => void
}

/** A wallet's orders so far. */
export type LoadedWallet = {
  userAddress: string
  lists: readonly OrderList[]
  orders: readonly Order[]
  isLoading: boolean
  /** Whether every list failed and nothing was loaded. */
  hasFailed: boolean
  actions: OrderListActions
}

export type OrdersOfWallets = {
  /** The same array while the wallets' lists don't change. */
  wallets: readonly LoadedWallet[]
  stateOf: TokenLookup
}

/**
 * Loads the orders of some wallets and their tokens, the first wallets first (behaviour 21.3).
 * @returns the same object while nothing changes, so that a memoized screen isn't rendered again
 */
export function useOrdersOfWallets(addresses: readonly string[]): OrdersOfWallets {
  const client = useQueryClient()
  const joined = addresses.join(' ')
  const userAddresses = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined])
  const cached = cachedOrders.useValueInSlices()
  useEffect(() => {
    const leave = showWallets(userAddresses)
    void untilRestored(client, takeDropped(userAddresses)).then(() => {
      dropHiddenWallets(client)
      for (const [walletIndex, userAddress] of userAddresses.entries()) {
        const missing = ORDER_LISTS.filter((name) => !cachedList(client, userAddress, name))
        startLoading(client, userAddress, missing, { walletIndex })
      }
    })
    return leave
  }, [client, userAddresses])
  // Another wallet may be loading. Its pages change nothing here.
  const entries = useSameItems(userAddresses.map((address) => cached.get(address) ?? NOT_LOADED))
  const wallets = useMemo(
    () =>
      userAddresses.map((userAddress, walletIndex) =>
        loadedWallet(client, userAddress, walletIndex, entries[walletIndex] ?? NOT_LOADED),
      ),
    [client, userAddresses, entries],
  )
  const canSave = useAfterPaint(
    wallets.some(({ orders }) => orders.length > 0) ||
      (wallets.length > 0 && wallets.every(({ lists }) => areFirstPagesLoaded(lists))),
    false,
  )
  useEffect(() => {
    if (canSave) startSaving(client)
  }, [client, canSave])
  const stateOf = useTokens(wallets)
  return useMemo(() => ({ wallets, stateOf }), [wallets, stateOf])
}

/** Returns the earlier array while its items stay the same. */
function useSameItems<T>(items: readonly T[]): readonly T[] {
  const [same, setSame] = useState(items)
  if (same.length === items.length && same.every((item, index) => item === items[index])) {
    return same
  }
  setSame(items)
  return items
}

/** Follows a wallet's lists without a delay, for content that must match the visitor's last step at once. */
export function useLoadedWallet(userAddress: string): LoadedWallet {
  const client = useQueryClient()
  const cached = cachedOrders.useValue().get(userAddress) ?? NOT_LOADED
  return loadedWallet(client, userAddress, 0, cached)
}

const NOT_LOADED: CachedOrders = {
  lists: ORDER_LISTS.map((name) => emptyList(name, 0)),
  orders: [],
}

function loadedWallet(
  client: QueryClient,
  userAddress: string,
  walletIndex: number,
  { lists, orders }: CachedOrders,
): LoadedWallet {
  const load = (names: readonly OrderListName[], fromPageOne = false) =>
    startLoading(client, userAddress, loadableLists(userAddress, names), {
      walletIndex,
      fromPageOne,
    })
  return {
    userAddress,
    lists,
    orders,
    isLoading: lists.some(isLoading),
    hasFailed:
      orders.length === 0 &&
      lists.every(({ state, pages }) => state.kind === 'failed' && pages.length === 0),
    actions: {
      stop: () => stopLoading(userAddress),
      retry: (name) => load([name]),
      loadRest: () =>
        load(lists.flatMap(({ name, state }) => (state.kind === 'whole' ? [] : [name]))),
      refresh: () => {
        askAgainForTokens(client)
        load(
          lists.map(({ name }) => name),
          true,
        )
      },
    },
  }
}
