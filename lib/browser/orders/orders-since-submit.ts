import type { Order } from '@/lib/domain/orders/order'
import { isSelected, type OrderSelection } from '@/lib/domain/orders/order-selection'

type Submit = {
  userAddress: string
  orders: readonly Order[]
  selection: OrderSelection
  isLoading: boolean
}

let lastSubmit: { userAddress: string; seen: Set<string>; selection: OrderSelection } | undefined

/** Keeps what was loaded at Submit, if loading went on after it. */
export function noteSubmit({ userAddress, orders, selection, isLoading }: Submit): void {
  const seen = new Set(orders.map((order) => order.orderKey))
  lastSubmit = isLoading ? { userAddress, seen, selection } : undefined
}

/** Returns the orders loaded after Submit that its selection would include (behaviour 5.1). */
export function loadedSinceSubmit(userAddress: string, orders: readonly Order[]): Order[] {
  if (lastSubmit?.userAddress !== userAddress) return []
  const { seen, selection } = lastSubmit
  return orders.filter((order) => !seen.has(order.orderKey) && isSelected(selection, order))
}
