import type { Order } from '@/lib/domain/orders/order'
import {
  initialSelection,
  isSelected,
  type OrderSelection,
} from '@/lib/domain/orders/order-selection'
import { namesOrders, type TradesRequest, type WalletRequest } from '@/lib/view/urls/page-urls'

type Submit = { userAddress: string; orders: readonly Order[]; selection: OrderSelection }

/** By wallet, the orders that were loaded, and the selection, at Submit or when the link had loaded. */
const noted = new Map<string, { seen: ReadonlySet<string>; selection: OrderSelection }>()
const submitted = new Set<string>()

let submitNow: (() => TradesRequest) | undefined

/** Lets 'Add wallet' submit what is selected on the page, until the returned function is called. */
export function offerSubmit(submit: () => TradesRequest): () => void {
  submitNow = submit
  return () => {
    submitNow = undefined
  }
}

/**
 * Submits what is selected, if the page shows orders to select. Returns the wallets that have a selected order.
 * @param others the wallets of the page's URL, apart from the one whose orders are shown
 */
export function submitSelected(others: TradesRequest): TradesRequest {
  return (submitNow?.() ?? others).filter(namesOrders)
}

/** Notes a wallet's Submit, and what was loaded by then. */
export function rememberSubmit({ userAddress, orders, selection }: Submit): void {
  submitted.add(userAddress)
  noted.set(userAddress, { seen: keysOf(orders), selection })
}

/**
 * Notes what a link without a Submit in this tab has loaded, such as after a reload. The note waits until all orders of
 * the link are loaded. If no other orders are, the link counts as one with all orders selected.
 */
export function rememberLink(
  { userAddress, recurring, trigger }: WalletRequest,
  orders: readonly Order[],
): void {
  if (noted.has(userAddress)) return
  const named = [...recurring, ...trigger]
  const seen = keysOf(orders)
  const isLoaded = named.length > 0 && named.every((orderKey) => seen.has(orderKey))
  if (!isLoaded) return
  const isAll = seen.size === new Set(named).size
  noted.set(userAddress, { seen, selection: initialSelection(isAll ? [] : named) })
}

function keysOf(orders: readonly Order[]): Set<string> {
  return new Set(orders.map(({ orderKey }) => orderKey))
}

/** Returns whether the wallet's orders were submitted in this tab. */
export function wasSubmitted(userAddress: string): boolean {
  return submitted.has(userAddress)
}

/** Returns the orders that loaded later and that the selection would include (behaviour 5.1). */
export function loadedSinceSubmit(userAddress: string, orders: readonly Order[]): Order[] {
  const note = noted.get(userAddress)
  if (!note) return []
  const { seen, selection } = note
  return orders.filter((order) => !seen.has(order.orderKey) && isSelected(selection, order))
}
