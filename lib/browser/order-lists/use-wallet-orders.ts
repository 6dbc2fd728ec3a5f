import { useMemo } from 'react'
import { type StateOf, useTokens } from '@/lib/browser/tokens/use-tokens'
import type { Order } from '@/lib/domain/orders/order'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { isReading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { type OrderListActions, useOrderLists } from './use-order-lists'

/** What the orders page and the trades page show of a wallet. */
export type WalletOrders = {
  lists: readonly OrderList[]
  /** What can be done with the reading of the lists. */
  actions: OrderListActions
  orders: readonly Order[]
  /** How a token of the orders stands. */
  stateOf: StateOf
  isReading: boolean
  /** Whether every list failed and nothing at all could be read. */
  hasFailed: boolean
}

/** Reads a wallet's orders and their tokens where the cache does not hold them. */
export function useWalletOrders(userAddress: string): WalletOrders {
  const { lists, ...actions } = useOrderLists(userAddress)
  const orders = useMemo(() => ordersOf(lists), [lists])
  const stateOf = useTokens(userAddress, orders, lists)
  return {
    lists,
    actions,
    orders,
    stateOf,
    isReading: lists.some(isReading),
    hasFailed: orders.length === 0 && lists.every(hasFailedAtOnce),
  }
}

function hasFailedAtOnce({ state, pages }: OrderList): boolean {
  return state.kind === 'failed' && pages.length === 0
}
