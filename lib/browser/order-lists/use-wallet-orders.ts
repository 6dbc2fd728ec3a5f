import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { askToSignIn } from '@/lib/browser/newer-orders/sign-in-request'
import { tokenOf } from '@/lib/browser/newer-orders/sign-in-store'
import { askAgainForTokens } from '@/lib/browser/tokens/token-query'
import { type StateOf, useTokens } from '@/lib/browser/tokens/use-tokens'
import type { Order } from '@/lib/domain/orders/order'
import { inWholeTokens } from '@/lib/domain/orders/whole-tokens'
import { ordersOf } from '@/lib/domain/order-lists/merge-lists'
import {
  areFirstPagesLoaded,
  emptyList,
  isLoading,
  isNewerList,
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import { orderListQuery, startLoading, stopLoading } from './order-list-query'

/** How long the first pages of some lists wait for those of the others. */
const MAX_FIRST_PAGES_WAIT_MS = 2_000

const ALL_LISTS = [...ORDER_LISTS, ...NEWER_LISTS]

/** What a visitor can do with a wallet's lists. Newer ones may ask to sign in first (behaviour 25.9). */
export type OrderListActions = {
  stop: () => void
  /** Resumes every list that is stopped, failed or inconsistent (behaviour 3.7). */
  loadRest: () => void
  /** Resumes one list. */
  retry: (name: OrderListName) => void
  /** Loads all lists again (behaviour 3.9). */
  refresh: () => void
}

/** A wallet's orders so far. */
export type LoadedWallet = {
  userAddress: string
  lists: readonly OrderList[]
  actions: OrderListActions
  orders: readonly Order[]
  isLoading: boolean
  /** Whether every list failed and nothing was loaded. */
  hasFailed: boolean
}

/** What the orders page shows of a wallet. */
export type WalletOrders = LoadedWallet & {
  /** What is known of a token of the orders. */
  stateOf: StateOf
}

/** Loads a wallet's orders and their tokens if the cache doesn't hold them. */
export function useWalletOrders(userAddress: string): WalletOrders {
  const { wallets, stateOf } = useOrdersOfWallets(useMemo(() => [userAddress], [userAddress]))
  const [wallet] = wallets
  if (!wallet) throw new Error('One wallet has one answer')
  return { ...wallet, stateOf }
}

/**
 * Loads the orders of some wallets, the first ones first (behaviour 21.3).
 * @param userAddresses the same array while they don't change
 */
export function useOrdersOfWallets(userAddresses: readonly string[]): {
  /** The same array while their lists don't change. */
  wallets: readonly LoadedWallet[]
  stateOf: StateOf
} {
  const client = useQueryClient()
  const listsOfAll = useQueries({
    queries: userAddresses.flatMap((userAddress, turn) =>
      ALL_LISTS.map((name) => ({
        ...orderListQuery(userAddress, name, turn),
        enabled: !isNewerList(name),
      })),
    ),
    combine: byWallet,
  })
  const loaded = useMemo(
    () =>
      userAddresses.map((userAddress, index) => {
        const lists = listsOfAll[index] ?? []
        const orders = ordersOfLists(lists)
        return {
          ...{ userAddress, lists, orders },
          actions: orderListActions(client, { userAddress, turn: index }, lists),
          isLoading: lists.some(isLoading),
          hasFailed: orders.length === 0 && lists.every(hasFailedAtOnce),
        }
      }),
    [client, userAddresses, listsOfAll],
  )
  const stateOf = useTokens(loaded)
  const wallets = useMemo(() => withWholeTokens(loaded, stateOf), [loaded, stateOf])
  return { wallets, stateOf }
}

/** Returns the same array if no order is in base units. */
function withWholeTokens(
  wallets: readonly LoadedWallet[],
  stateOf: StateOf,
): readonly LoadedWallet[] {
  const orders = wallets.map((wallet) => inWholeTokens(wallet.orders, stateOf))
  return wallets.every((wallet, index) => wallet.orders === orders[index])
    ? wallets
    : wallets.map((wallet, index) => ({ ...wallet, orders: orders[index] ?? [] }))
}

function byWallet(results: { data: OrderList | undefined }[]): OrderList[][] {
  const count = ALL_LISTS.length
  return Array.from({ length: results.length / count }, (_, wallet) =>
    ALL_LISTS.flatMap((name, index) => {
      const { data } = results[wallet * count + index] ?? {}
      return data ?? (isNewerList(name) ? [] : emptyList(name, 0))
    }),
  )
}

function orderListActions(
  client: QueryClient,
  { userAddress, turn }: { userAddress: string; turn: number },
  lists: readonly OrderList[],
): OrderListActions {
  const load = (name: OrderListName, isAgain = false) => {
    const isSignedOut = isNewerList(name) && tokenOf(userAddress) === undefined
    if (isSignedOut) askToSignIn(userAddress)
    else startLoading(client, userAddress, name, { turn, isAgain })
  }
  return {
    stop: () => stopLoading(userAddress),
    retry: (name) => load(name),
    loadRest: () => {
      for (const { name, state } of lists) {
        if (state.kind !== 'whole' && state.kind !== 'loading') load(name)
      }
    },
    refresh: () => {
      askAgainForTokens(client)
      for (const { name } of lists) load(name, true)
    },
  }
}

/** While one wallet is loaded, the orders of the others aren't sorted again. */
const knownOrders = new WeakMap<readonly OrderList[], readonly Order[]>()

function ordersOfLists(lists: readonly OrderList[]): readonly Order[] {
  const orders = knownOrders.get(lists) ?? ordersOf(lists)
  knownOrders.set(lists, orders)
  return orders
}

function hasFailedAtOnce({ state, pages }: OrderList): boolean {
  return state.kind === 'failed' && pages.length === 0
}

/**
 * Returns whether a wallet's orders can be rendered: once each list has its first page, or two seconds
 * after the first of them, so that one list seldom moves another (behaviour 3.3).
 */
export function useFirstPages(lists: readonly OrderList[]): boolean {
  const [isReady, setReady] = useState(false)
  const hasPage = lists.some((list) => list.pages.length > 0)
  const hasEarlierOrders = lists.some((list) => list.otherPages.length > 0)
  if (!isReady && (areFirstPagesLoaded(lists) || hasEarlierOrders)) setReady(true)

  useEffect(() => {
    if (isReady || !hasPage) return undefined
    const timer = setTimeout(() => setReady(true), MAX_FIRST_PAGES_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isReady, hasPage])
  return isReady
}
