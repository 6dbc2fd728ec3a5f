import { emptyList, type OrderList } from '@/lib/domain/order-lists/order-list'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import { pageWith } from '@/lib/domain/testing/sample-pages'
import type { ReadPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { type ListReading, readOrderList } from '@/lib/upstream/order-lists/read-order-list'

/** What a service sends for a page: the keys of its orders, or an error. */
export type Answer = string[] | Error
export type Service = { total?: number; page: (name: string) => Answer | Promise<Answer> }

export const NOW_MS = 5_000
export const empty = emptyList('past recurring', 0)

/**
 * For tests: reads a list from a service that knows a page by '2', and one of the `time` list by
 * 'time 2'.
 */
export async function read(
  service: Service,
  from: OrderList = empty,
  change: Partial<ListReading> = {},
) {
  const asked: string[] = []
  const states: OrderList[] = []
  const list = await readOrderList({
    from,
    startedAtMs: NOW_MS,
    readPage: async (recurringType, page) => {
      const name = recurringType === 'all' ? `${page}` : `${recurringType} ${page}`
      asked.push(name)
      const answer = await service.page(name)
      if (answer instanceof Error) throw answer
      return readPage(page, answer, service.total ?? 1)
    },
    onChange: (changed) => states.push(changed),
    signal: new AbortController().signal,
    ...change,
  })
  return { list, asked, states, keys: keysOf(list) }
}

/** A page with an order for each key: 'A lost' is one that lost its trades, 'A full' has one. */
export function readPage(page: number, keys: string[], totalPages: number): ReadPage {
  // Two orders stand for the ten of a full page.
  const orders = keys.map((key) => {
    const [orderKey = '', state] = key.split(' ')
    const trades = state === 'full' ? [sampleTrade()] : []
    return sampleRecurring({ orderKey, lostTrades: state === 'lost', trades })
  })
  const counts = { itemCount: keys.length * 5, unreadableOrders: 0, unreadableTrades: 0 }
  return {
    totalPages,
    page: pageWith({ page, readAtMs: NOW_MS, orders, ...counts }),
  }
}

export function keysOf(list: OrderList): string[] {
  return ordersOf([list]).map((order) => order.orderKey)
}
