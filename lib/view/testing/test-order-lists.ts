import fc from 'fast-check'
import {
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
  type OrderPage,
} from '@/lib/domain/order-lists/order-list'
import { anyOrder } from '@/lib/domain/testing/test-orders'
import { listWith, pageWith } from '@/lib/domain/testing/test-pages'

// For tests: lists of an invented wallet. A test can change their fields.
export const LOADED_AT_MS = Date.UTC(2026, 10, 21, 9)

export function testPage(change: Partial<OrderPage> = {}): OrderPage {
  return pageWith({ loadedAtMs: LOADED_AT_MS, ...change })
}

/** A list that is whole and empty. */
export function testList(name: OrderListName, change: Partial<OrderList> = {}): OrderList {
  const pages = [testPage()]
  return listWith({ name, startedAtMs: LOADED_AT_MS, totalPages: 1, pages, ...change })
}

/** A wallet's four lists, whole and empty except for the given fields. */
export function testLists(
  change: Partial<Record<OrderListName, Partial<OrderList>>> = {},
): OrderList[] {
  return ORDER_LISTS.map((name) => testList(name, change[name]))
}

/** Returns the first `count` pages of a list. */
export function testPages(count: number): OrderPage[] {
  return Array.from({ length: count }, (_, index) => testPage({ page: index + 1 }))
}

export const anyPage: fc.Arbitrary<OrderPage> = fc
  .record({
    orders: fc.array(anyOrder, { maxLength: 4 }),
    loadedAtMs: fc.integer({ min: LOADED_AT_MS - 60_000, max: LOADED_AT_MS }),
    unreadableOrders: fc.nat(3),
    keysWithoutTrades: fc.array(fc.constantFrom('KeyA', 'KeyB'), { maxLength: 2 }),
    completedWithoutTrades: fc.array(fc.constantFrom('KeyA', 'KeyB'), { maxLength: 2 }),
  })
  .map(testPage)

/** Lists that are whole or stopped, the two states that a reload keeps. */
export const anyList: fc.Arbitrary<OrderList> = fc
  .record({
    name: fc.constantFrom(...ORDER_LISTS),
    kind: fc.constantFrom('whole', 'stopped'),
    startedAtMs: fc.integer({ min: LOADED_AT_MS - 60_000, max: LOADED_AT_MS }),
    stoppedTotal: fc.option(fc.nat(400), { nil: undefined }),
    pages: fc
      .array(anyPage, { minLength: 1, maxLength: 3 })
      .map((pages) => pages.map((page, index) => ({ ...page, page: index + 1 }))),
    earlierPages: fc.array(anyPage, { maxLength: 2 }),
  })
  .map(({ kind, stoppedTotal, ...list }) => ({
    ...list,
    state: { kind },
    totalPages: kind === 'whole' ? list.pages.length : stoppedTotal,
  }))
