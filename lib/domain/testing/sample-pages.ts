import { emptyList, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'

// For tests: pages of an invented list, to be changed if a test needs another field.
export const STARTED_AT_MS = 1_000

/** The first page of a list, with nothing on it. */
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

/** The list of past triggers, loaded whole, without a page. */
export function listWith(change: Partial<OrderList> = {}): OrderList {
  return { ...emptyList('past trigger', STARTED_AT_MS), state: { kind: 'whole' }, ...change }
}
