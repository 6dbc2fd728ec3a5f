import type { OrdersScreenView } from './use-orders-screen'
import type { Order } from '@/lib/domain/orders/order'
import { isSelected, type OrderSelection } from '@/lib/domain/orders/order-selection'
import { namesOrders, type TradesRequest } from '@/lib/view/urls/page-urls'

type Submit = Pick<OrdersScreenView, 'userAddress' | 'orders' | 'selection' | 'isLoading'>

/** By wallet, the orders that were loaded and the selection at Submit; undefined if loading had ended. */
const submits = new Map<string, { seen: Set<string>; selection: OrderSelection } | undefined>()

let submitNow: () => TradesRequest = () => []

/** Lets 'Add wallet' submit what is selected on the page, until the returned function is called. */
export function offerSubmit(submit: () => TradesRequest): () => void {
  submitNow = submit
  return () => {
    submitNow = () => []
  }
}

/** Submits what is selected on the orders page. Returns the wallets that have a selected order. */
export function submitSelected(): TradesRequest {
  return submitNow().filter(namesOrders)
}

/** Notes a wallet's Submit and, if its orders are still loading, what was loaded by then. */
export function noteSubmit({ userAddress, orders, selection, isLoading }: Submit): void {
  const seen = new Set(orders.map((order) => order.orderKey))
  submits.set(userAddress, isLoading ? { seen, selection } : undefined)
}

/** Returns whether the wallet's orders were submitted in this tab. */
export function wasSubmitted(userAddress: string): boolean {
  return submits.has(userAddress)
}

/** Returns the orders loaded after Submit that its selection would include (behaviour 5.1). */
export function loadedSinceSubmit(userAddress: string, orders: readonly Order[]): Order[] {
  const submit = submits.get(userAddress)
  if (!submit) return []
  const { seen, selection } = submit
  return orders.filter((order) => !seen.has(order.orderKey) && isSelected(selection, order))
}
