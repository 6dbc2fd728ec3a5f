import { type QueryClient, queryOptions } from '@tanstack/react-query'
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

const ORDERS_KEY = ['orders'] as const
const ALL_LISTS: readonly OrderListName[] = [...ORDER_LISTS, ...NEWER_LISTS]
const NOTHING: ReadonlyMap<string, CachedOrders> = new Map()

/** The query of all wallets' orders so far, by address; loading fills it, and it is never stale. */
export const ordersQuery = queryOptions({
  queryKey: ORDERS_KEY,
  queryFn: ({ client }) => cachedOrders(client),
  initialData: NOTHING,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  // Comparing 100,000 trades with their last version would cost more than rendering them.
  structuralSharing: false,
})

/** Returns the orders in the cache by wallet address. */
export function cachedOrders(client: QueryClient): ReadonlyMap<string, CachedOrders> {
  return client.getQueryData<ReadonlyMap<string, CachedOrders>>(ORDERS_KEY) ?? NOTHING
}

/** Returns one of a wallet's lists; undefined if nothing of it was loaded. */
export function cachedList(
  client: QueryClient,
  userAddress: string,
  name: OrderListName,
): OrderList | undefined {
  return cachedOrders(client)
    .get(userAddress)
    ?.lists.find((list) => list.name === name)
}

/** Puts lists of a wallet into the cache, in place of those of the same names. */
export function putLists(
  client: QueryClient,
  userAddress: string,
  changed: readonly OrderList[],
): void {
  const before = cachedOrders(client).get(userAddress)?.lists ?? []
  const lists = ALL_LISTS.flatMap(
    (name) => [...changed, ...before].find((list) => list.name === name) ?? [],
  )
  client.setQueryData<ReadonlyMap<string, CachedOrders>>(
    ORDERS_KEY,
    new Map(cachedOrders(client)).set(userAddress, { lists, orders: ordersOf(lists) }),
  )
}
