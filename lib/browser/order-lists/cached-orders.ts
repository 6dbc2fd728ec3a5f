import type { QueryClient } from '@tanstack/react-query'
import { cacheEntry } from '@/lib/browser/cache/cache-entry'
import { ordersOf } from '@/lib/domain/order-lists/merge-lists'
import {
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import type { Order } from '@/lib/domain/orders/order'

/** What is loaded of a wallet: its lists, and their orders, each once and sorted (behaviour 3.12). */
export type CachedOrders = { lists: readonly OrderList[]; orders: readonly Order[] }

/** What is loaded so far, by wallet address. */
export const cachedOrders = cacheEntry<ReadonlyMap<string, CachedOrders>>('orders', new Map())

const ALL_LISTS: readonly OrderListName[] = [...ORDER_LISTS, ...NEWER_LISTS]

/** Returns one of a wallet's lists; undefined if nothing of it was loaded. */
export function cachedList(
  client: QueryClient,
  userAddress: string,
  name: OrderListName,
): OrderList | undefined {
  const wallet = cachedOrders.read(client).get(userAddress)
  return wallet?.lists.find((list) => list.name === name)
}

/** Puts lists of a wallet into the cache, in place of those of the same names. */
export function putLists(
  client: QueryClient,
  userAddress: string,
  changed: readonly OrderList[],
): void {
  const wallets = cachedOrders.read(client)
  const before = wallets.get(userAddress)?.lists ?? []
  const lists = ALL_LISTS.flatMap(
    (name) => [...changed, ...before].find((list) => list.name === name) ?? [],
  )
  cachedOrders.write(client, new Map(wallets).set(userAddress, { lists, orders: ordersOf(lists) }))
}
