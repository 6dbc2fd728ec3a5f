import { oldestFirst } from '@/lib/domain/orders/oldest-first'
import type { Order } from '@/lib/domain/orders/order'
import { ordersById } from './merge-readings'
import type { OrderList } from './order-list'

/** Returns the orders of some lists, each once, the oldest first (behaviour 2.4, 3.12). */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  return oldestFirst([...ordersById(lists).values()])
}
