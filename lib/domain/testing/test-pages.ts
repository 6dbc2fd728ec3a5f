import { emptyList, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'

// For tests: an invented list and its pages. A test can change their fields.
export const STARTED_AT_MS = 1_000

/** The first page of a list, without orders. */
export function pageWith(change: Partial<OrderPage> = {}): OrderPage {
  return {
    page: 1,
    loadedAtMs: STARTED_AT_MS,
    itemCount: change.orders?.length ?? 0,
    orders: [],
    unreadableOrders: 0,
    keysWithoutTrades: [],
    completedWithoutTrades: [],
    ...change,
  }
}

/** A whole list of past triggers, without pages. */
export function listWith(change: Partial<OrderList> = {}): OrderList {
  return { ...emptyList('past trigger', STARTED_AT_MS), state: { kind: 'whole' }, ...change }
}
