import {
  emptyList,
  type OrderList,
  type OrderPage,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { pageWith } from '@/lib/domain/testing/test-pages'
import { callError } from '@/lib/upstream/jupiter/jupiter-error'
import { type ListLoading, loadOrderList } from '@/lib/upstream/order-lists/load-order-lists'
import { statusFault } from './mock-jupiter'

/** A service's response for a page: the keys of its orders, or an error. */
export type Answer = string[] | Error
export type Service = { total?: number; page: (name: string) => Answer | Promise<Answer> }

export const STARTED_AT_MS = 5_000
export const empty = emptyList('past recurring', STARTED_AT_MS)
export const full = (name: string) => [`A${name}`, `B${name}`]
export const serverError = callError(statusFault(503).fault, 3, false)
export const keysOf = (list: OrderList) => ordersOf([list]).map((order) => order.orderKey)

/** A page with an order for each key. 'A lost' is an order A that lost its trades, 'A full' one that has a trade. */
export function pageOf(page: number, keys: readonly string[]): OrderPage {
  const orders = keys.map((key) => {
    const [orderKey = '', state] = key.split(' ')
    const trades = state === 'full' ? [testTrade()] : []
    return testRecurring({ orderKey, lostTrades: state === 'lost', trades })
  })
  return pageWith({ page, loadedAtMs: STARTED_AT_MS, orders, itemCount: keys.length })
}

/** For tests: loads a list from a service that gets the number of each page, as text. */
export async function load(service: Service, from = empty, change: Partial<ListLoading> = {}) {
  const asked: string[] = []
  const states: OrderList[] = []
  const list = await loadOrderList({
    from,
    loadPage: async (_, page) => {
      asked.push(String(page))
      const answer = await service.page(String(page))
      if (answer instanceof Error) throw answer
      return { totalPages: service.total ?? 1, page: pageOf(page, answer) }
    },
    onChange: (changed) => states.push(changed),
    signal: new AbortController().signal,
    now: () => STARTED_AT_MS,
    ...change,
  })
  return { list, asked, states, keys: keysOf(list) }
}

/** A service with several responses for a page, one after another. The last one repeats. */
export function changing(total: number, pages: Record<string, readonly Answer[]>): Service {
  const calls = new Map<string, number>()
  const page = (name: string) => {
    const call = calls.get(name) ?? 0
    calls.set(name, call + 1)
    return pages[name]?.[call] ?? pages[name]?.at(-1) ?? full(name)
  }
  return { total, page }
}
