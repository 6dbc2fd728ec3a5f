import type { OrdersScreenView } from './use-orders-screen'
import type { Order } from '@/lib/domain/orders/order'
import { isSelected, type OrderSelection } from '@/lib/domain/orders/order-selection'
import { namesOrders, type TradesRequest } from '@/lib/view/urls/page-urls'

type Submit = Pick<OrdersScreenView, 'userAddress' | 'orders' | 'selection' | 'isLoading'>

/** By wallet; undefined if everything was loaded at Submit. */
const submits = new Map<string, { seen: Set<string>; selection: OrderSelection } | undefined>()

let submitNow: () => TradesRequest = () => []

/** Lets 'Add wallet' submit what is selected on the page; returns what ends that. */
export function offerSubmit(submit: () => TradesRequest): () => void {
  submitNow = submit
  return () => {
    submitNow = () => []
  }
}

/** Submits what the orders page has selected; returns its wallets, none without a selected order. */
export function submitSelected(): TradesRequest {
  return submitNow().filter(namesOrders)
}

/** Keeps what was loaded at Submit, if loading went on after it. */
export function noteSubmit({ userAddress, orders, selection, isLoading }: Submit): void {
  const seen = new Set(orders.map((order) => order.orderKey))
  submits.set(userAddress, isLoading ? { seen, selection } : undefined)
}

/** Returns whether this tab came from the wallet's orders to its trades. */
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
