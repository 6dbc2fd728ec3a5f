/** @jest-environment node */
import fc from 'fast-check'
import { orderId } from '@/lib/domain/orders/order'
import {
  anyOrder,
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
} from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { mergeLists, ordersById, ordersOf, startedAgain } from './merge-lists'
import { emptyList, type OrderList } from './order-list'
import { isPartial } from './partial-list'

const MORNING = Date.UTC(2026, 10, 21, 8)
const EVENING = Date.UTC(2026, 10, 21, 17)

/** A page of a list whose newest order has the number `newest`: ten orders a page. */
const pageOf = (page: number, newest: number, loadedAtMs: number) => {
  const numbers = Array.from({ length: 10 }, (_, index) => newest - (page - 1) * 10 - index)
  const orders = numbers
    .filter((number) => number > 0)
    .map((number) => sampleTrigger({ orderKey: `Key${number}` }))
  return pageWith({ page, loadedAtMs, orders, itemCount: orders.length })
}
const reading = (count: number, startedAtMs: number, pages: readonly number[]) =>
  listWith({
    startedAtMs,
    totalPages: Math.ceil(count / 10),
    pages: pages.map((page) => pageOf(page, count, startedAtMs + page)),
    state: pages.length * 10 >= count ? { kind: 'whole' } : { kind: 'stopped' },
  })
const stored = (list: OrderList): OrderList => JSON.parse(JSON.stringify(list))
const countOrders = (list: OrderList) => ordersById([list]).size

describe('Refresh in one of two tabs (behaviour 3.9, 10.6)', () => {
  const morning = reading(30, MORNING, [1, 2, 3])
  const whole = reading(45, EVENING, [1, 2, 3, 4, 5])

  it('stopped after page 1 leaves a partial list of both readings, whatever the other tab stores', () => {
    const refreshed = startedAgain(morning, EVENING)
    const stopped: OrderList = {
      ...refreshed,
      state: { kind: 'stopped' },
      pages: [pageOf(1, 45, EVENING + 1)],
      totalPages: 5,
    }
    expect([countOrders(stopped), isPartial(stopped)]).toEqual([40, true])
    // The other tab writes its cache, and this one is reloaded.
    const merged = stored(mergeLists(morning, stored(stopped)))
    expect([countOrders(merged), isPartial(merged)]).toEqual([40, true])
    expect(merged.totalPages).toBe(5)
  })

  it('a whole reading takes the place of one that began earlier', () => {
    expect(mergeLists(morning, whole)).toBe(whole)
    expect(mergeLists(whole, morning)).toBe(whole)
  })

  it('an older whole reading does not take the place of a newer partial one', () => {
    const partial = reading(45, EVENING, [1, 2])
    const merged = mergeLists(morning, partial)
    expect([countOrders(merged), merged.state, merged.startedAtMs]).toEqual([
      45,
      { kind: 'stopped' },
      EVENING,
    ])
    expect(mergeLists(merged, whole)).toBe(whole)
  })

  it('is the same however often and in which order tabs merge', () => {
    const partial = reading(45, EVENING, [1, 2])
    const merged = mergeLists(morning, partial)
    expect(mergeLists(partial, morning)).toEqual(merged)
    expect(mergeLists(merged, stored(morning))).toBe(merged)
    expect(mergeLists(stored(merged), partial)).toEqual(merged)
  })

  it.each([
    ['more pages', reading(45, EVENING, [1, 2]), reading(45, EVENING, [1, 2, 3])],
    ['all of them', reading(45, EVENING, [1, 2]), whole],
  ])('of two states of one reading the one with %s counts', (_, before, after) => {
    expect(mergeLists(before, after)).toBe(after)
    expect(mergeLists(after, before)).toBe(after)
  })
})

it('two whole copies of one reading are united: one may have an order that closed meanwhile', () => {
  const restored = reading(30, MORNING, [1, 2, 3])
  const closed = pageWith({ loadedAtMs: EVENING, orders: [sampleTrigger({ orderKey: 'Closed' })] })
  const looked: OrderList = { ...restored, otherPages: [closed] }
  for (const merged of [mergeLists(restored, looked), mergeLists(looked, stored(restored))]) {
    expect([countOrders(merged), merged.state.kind]).toEqual([31, 'whole'])
    expect(mergeLists(merged, restored)).toBe(merged)
  }
})

it('a list that never fits does not grow by readings that hold the same', () => {
  let list = reading(40, MORNING, [1, 2, 3])
  for (let again = 1; again < 5; again += 1) {
    const pages = [1, 2, 3].map((page) => pageOf(page, 40, EVENING + again))
    list = { ...startedAgain(list, EVENING + again), pages, totalPages: 4 }
  }
  expect(list.otherPages).toHaveLength(3)
})

describe('a list that is loaded again', () => {
  it('starts at page 1, and what is known stays', () => {
    const list = startedAgain(reading(30, MORNING, [1, 2, 3]), EVENING)
    expect(list).toMatchObject({ pages: [], totalPages: undefined, startedAtMs: EVENING })
    expect(countOrders(list)).toBe(30)
  })
})

describe('of two copies of one order (behaviour 3.12)', () => {
  const trades = [sampleTrade(), sampleTrade()]
  const order = sampleTrigger({ orderStatus: 'history' })
  const later = { updatedAt: '2027-01-01T00:00:00.000Z' }

  it.each([
    ['the one with more trades', { ...order, trades }, { ...order, ...later }],
    ['then the later updatedAt', { ...order, ...later }, { ...order, orderStatus: 'active' }],
    ['then the active one', { ...order, orderStatus: 'active' }, order],
  ] as const)('%s counts', (_, better, worse) => {
    const lists = [better, worse].map((copy) => listWith({ pages: [pageWith({ orders: [copy] })] }))
    expect([...ordersById(lists).values()]).toEqual([better])
    expect([...ordersById(lists.toReversed()).values()]).toEqual([better])
  })

  it('a trigger and a recurring order of one key are two orders', () => {
    const orders = [sampleTrigger({ orderKey: 'A' }), sampleRecurring({ orderKey: 'A' })]
    expect(ordersById([listWith({ pages: [pageWith({ orders })] })]).size).toBe(2)
  })
})

it('whatever is merged: each order is there once, with as many trades as any copy had', () => {
  const anyPages = fc.array(
    fc
      .record({ orders: fc.array(anyOrder, { maxLength: 4 }), loadedAtMs: fc.nat(5) })
      .map(pageWith),
    { maxLength: 3 },
  )
  const anyReading = fc
    .record({ pages: anyPages, otherPages: anyPages, startedAtMs: fc.nat(9) })
    .map((list) => listWith({ ...list, state: { kind: 'stopped' } }))
  fc.assert(
    fc.property(anyReading, anyReading, (a, b) => {
      const most = new Map<string, number>()
      for (const order of [a, b].flatMap((list) =>
        [...list.pages, ...list.otherPages].flatMap((page) => page.orders),
      )) {
        most.set(orderId(order), Math.max(most.get(orderId(order)) ?? 0, order.trades.length))
      }
      const merged = ordersById([mergeLists(a, b)])
      const counts = [...merged].map(([id, { trades }]) => [id, trades.length])
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(most))
    }),
  )
})

const older = sampleRecurring({ orderKey: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = sampleRecurring({ orderKey: 'Newer', createdAt: '2026-01-02T00:00:00.000Z' })

describe('the orders of lists', () => {
  it('are none before the first page', () => {
    expect(ordersOf([emptyList('active recurring', 5)])).toEqual([])
  })

  it('stand oldest first, equal times by order key, also while lists are loaded (behaviour 2.4)', () => {
    const twin = { ...newer, orderKey: 'Twin' }
    const lists = [twin, newer, older].map((order) =>
      listWith({ state: { kind: 'loading' }, pages: [pageWith({ orders: [order] })] }),
    )
    expect(ordersOf(lists)).toEqual([older, newer, twin])
  })

  it('are each one order, also if an earlier reading has a copy (behaviour 3.12)', () => {
    const full = sampleRecurring({ trades: [sampleTrade()] })
    const pages = [pageWith({ orders: [sampleRecurring()] })]
    const otherPages = [pageWith({ orders: [full] })]
    expect(ordersOf([listWith({ pages, otherPages })])).toEqual([full])
  })
})
