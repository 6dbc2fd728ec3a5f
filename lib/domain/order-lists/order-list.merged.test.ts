/** @jest-environment node */
import fc from 'fast-check'
import { orderId } from '@/lib/domain/orders/order'
import { anyOrder, testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { listWith, pageWith } from '@/lib/domain/testing/test-pages'
import { type OrderList, ordersById, ordersOf, restarted } from './order-list'

const MORNING = Date.UTC(2026, 10, 21, 8)
const EVENING = Date.UTC(2026, 10, 21, 17)

/** A page of ten orders, in a list whose newest order has the number `newest`. */
const pageOf = (page: number, newest: number, loadedAtMs: number) => {
  const numbers = Array.from({ length: 10 }, (_, index) => newest - (page - 1) * 10 - index)
  const orders = numbers
    .filter((number) => number > 0)
    .map((number) => testTrigger({ orderKey: `Key${number}` }))
  return pageWith({ page, loadedAtMs, orders, itemCount: orders.length })
}
const loaded = (count: number, startedAtMs: number, pages: readonly number[]) =>
  listWith({
    startedAtMs,
    totalPages: Math.ceil(count / 10),
    pages: pages.map((page) => pageOf(page, count, startedAtMs + page)),
    state: pages.length * 10 >= count ? { kind: 'whole' } : { kind: 'stopped' },
  })
const countOrders = (list: OrderList) => ordersById([list]).size

it('a list that stays inconsistent keeps equal pages only once', () => {
  let list = loaded(40, MORNING, [1, 2, 3])
  for (let again = 1; again < 5; again += 1) {
    const pages = [1, 2, 3].map((page) => pageOf(page, 40, EVENING + again))
    list = { ...restarted(list, EVENING + again), pages, totalPages: 4 }
  }
  expect(list.earlierPages).toHaveLength(3)
})

describe('a list that is loaded again', () => {
  it('keeps all pages of earlier loads whose contents differ', () => {
    const order = testTrigger()
    const copies = [
      pageWith(),
      pageWith({ orders: [order] }),
      pageWith({ orders: [{ ...order, orderKey: 'Other' }] }),
      pageWith({ orders: [{ ...order, trades: [] }] }),
      pageWith({ orders: [{ ...order, updatedAt: '2027-01-01T00:00:00.000Z' }] }),
      pageWith({ orders: [{ ...order, orderStatus: 'active' }] }),
      pageWith({ keysWithoutTrades: ['Key'] }),
      pageWith({ page: 2 }),
    ]
    const list = copies.reduce(
      (grown, page) => ({ ...restarted(grown, EVENING), pages: [page] }),
      listWith(),
    )
    expect(restarted(list, EVENING).earlierPages).toHaveLength(copies.length)
  })

  it('begins without pages, and keeps the orders that are known', () => {
    const list = restarted(loaded(30, MORNING, [1, 2, 3]), EVENING)
    expect(list).toMatchObject({ pages: [], totalPages: undefined, startedAtMs: EVENING })
    expect(countOrders(list)).toBe(30)
  })
})

describe('which of two copies of an order counts (behaviour 3.12)', () => {
  const trades = [testTrade(), testTrade()]
  const order = testTrigger({ orderStatus: 'past' })
  const later = { updatedAt: '2027-01-01T00:00:00.000Z' }

  it.each([
    ['the copy with more trades', { ...order, trades }, { ...order, ...later }],
    ['then the copy updated last', { ...order, ...later }, { ...order, orderStatus: 'active' }],
    ['then the active copy', { ...order, orderStatus: 'active' }, order],
  ] as const)('%s', (_, better, worse) => {
    const lists = [better, worse].map((copy) => listWith({ pages: [pageWith({ orders: [copy] })] }))
    expect([...ordersById(lists).values()]).toEqual([better])
    expect([...ordersById(lists.toReversed()).values()]).toEqual([better])
  })

  it('a trigger and a recurring order with the same key are two orders', () => {
    const orders = [testTrigger({ orderKey: 'A' }), testRecurring({ orderKey: 'A' })]
    expect(ordersById([listWith({ pages: [pageWith({ orders })] })]).size).toBe(2)
  })
})

it('whatever pages are loaded, each order appears once, with as many trades as its fullest copy', () => {
  const anyPages = fc.array(
    fc.record({ orders: fc.array(anyOrder, { maxLength: 4 }) }).map(pageWith),
    {
      maxLength: 3,
    },
  )
  fc.assert(
    fc.property(anyPages, anyPages, (pages, earlierPages) => {
      const most = new Map<string, number>()
      for (const order of [...pages, ...earlierPages].flatMap((page) => page.orders)) {
        most.set(orderId(order), Math.max(most.get(orderId(order)) ?? 0, order.trades.length))
      }
      const merged = ordersById([listWith({ pages, earlierPages })])
      const counts = [...merged].map(([id, { trades }]) => [id, trades.length])
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(most))
    }),
  )
})

const older = testRecurring({ orderKey: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = testRecurring({ orderKey: 'Newer', createdAt: '2026-01-02T00:00:00.000Z' })

describe('the orders of lists', () => {
  it('are sorted oldest first, then by order key, even while lists are loading (behaviour 2.4)', () => {
    const twin = { ...newer, orderKey: 'Twin' }
    const lists = [twin, newer, older].map((order) =>
      listWith({ state: { kind: 'loading' }, pages: [pageWith({ orders: [order] })] }),
    )
    expect(ordersOf(lists)).toEqual([older, newer, twin])
  })
})
