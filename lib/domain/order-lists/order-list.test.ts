/** @jest-environment node */
import fc from 'fast-check'
import type { Order } from '@/lib/domain/orders/order'
import {
  countWithoutTrades,
  emptyList,
  expectedOrders,
  isPartial,
  isReading,
  leftOut,
  nextPage,
  ORDER_LISTS,
  type OrderList,
  type OrderPage,
  ordersOf,
  readAtMs,
} from './order-list'
import {
  anyOrder,
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
} from '@/lib/domain/testing/sample-orders'

const STARTED_AT_MS = 1_000
const older = sampleRecurring({ orderKey: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = sampleRecurring({ orderKey: 'Newer', createdAt: '2026-01-02T00:00:00.000Z' })

const withoutItsTrades = { ...sampleRecurring({ trades: [] }), lostTrades: true }

function pageWith(change: Partial<OrderPage> = {}): OrderPage {
  return {
    page: 1,
    readAtMs: STARTED_AT_MS,
    itemCount: change.orders?.length ?? 0,
    orders: [],
    unreadableOrders: 0,
    unreadableTrades: 0,
    keysWithoutTrades: [],
    ...change,
  }
}

function listWith(change: Partial<OrderList> = {}): OrderList {
  return { ...emptyList('past trigger', STARTED_AT_MS), state: { kind: 'whole' }, ...change }
}

function keysOf(orders: readonly Order[]): string[] {
  return orders.map((order) => `${order.kind} ${order.orderKey}`)
}

it('there are four lists, in the catalogue’s words', () => {
  expect(ORDER_LISTS).toEqual([
    'past recurring',
    'active recurring',
    'past trigger',
    'active trigger',
  ])
})

describe('partial is every list that', () => {
  it.each([
    ['is still being read', listWith({ state: { kind: 'reading' } })],
    ['was stopped', listWith({ state: { kind: 'stopped' } })],
    ['failed', listWith({ state: { kind: 'failed', fault: { kind: 'network', tries: 3 } } })],
    ['left an order out', listWith({ pages: [pageWith({ unreadableOrders: 1 })] })],
    ['left a trade out', listWith({ pages: [pageWith({ unreadableTrades: 1 })] })],
    ['lost an order’s trades', listWith({ pages: [pageWith({ orders: [withoutItsTrades] })] })],
  ])('%s', (_, list) => {
    expect(isPartial(list)).toBe(true)
  })

  it('not one whose lost trades came in another way', () => {
    const found = { ...withoutItsTrades, lostTrades: false, trades: [sampleTrade()] }
    const pages = [pageWith({ orders: [withoutItsTrades] })]
    expect(isPartial(listWith({ pages, otherPages: [pageWith({ orders: [found] })] }))).toBe(false)
  })

  it('a whole list is not, also where triggers without a trade are left out', () => {
    const list = listWith({ pages: [pageWith({ keysWithoutTrades: ['Key'] })] })
    expect(isPartial(list)).toBe(false)
  })
})

it('a new list is being read and holds nothing yet', () => {
  const list = emptyList('active recurring', 5)
  expect(isReading(list)).toBe(true)
  expect(isReading(listWith())).toBe(false)
  expect(list).toMatchObject({ name: 'active recurring', startedAtMs: 5, pages: [] })
  expect(ordersOf([list])).toEqual([])
})

describe('how many orders lists under way will have', () => {
  const reading = { state: { kind: 'reading' } } as const
  const two = pageWith({ orders: [older, newer] })
  const one = pageWith({ page: 2, orders: [older] })
  it.each([
    ['none is known before the first page', [listWith(reading)], 0],
    [
      'as many on every page as on those that are read',
      [listWith({ ...reading, pages: [one, two], totalPages: 40 })],
      60,
    ],
    [
      'all lists together',
      [
        listWith({ ...reading, pages: [two], totalPages: 3 }),
        listWith({ ...reading, pages: [one], totalPages: 5 }),
      ],
      11,
    ],
    [
      'a list that is whole is counted, not guessed',
      [listWith({ pages: [two], totalPages: 9 })],
      0,
    ],
  ])('%s', (_, lists, expected) => {
    expect(expectedOrders(lists)).toBe(expected)
  })
})

it('what was left out is counted over all lists and pages', () => {
  const pages = [pageWith({ unreadableOrders: 2 }), pageWith({ page: 2, unreadableTrades: 3 })]
  const other = listWith({ pages: [pageWith({ unreadableOrders: 1 })] })
  expect(leftOut([listWith({ pages }), other])).toEqual({ orders: 3, trades: 3 })
})

describe('the time of the data', () => {
  const pages = [pageWith({ readAtMs: 7_000 }), pageWith({ page: 2, readAtMs: 6_000 })]

  it.each([
    ['is when the oldest page was read', [listWith({ pages }), listWith()], 6_000],
    [
      'counts pages of an earlier reading',
      [listWith({ pages, otherPages: [pageWith({ readAtMs: 10 })] })],
      10,
    ],
    ['is none without pages', [listWith()], undefined],
  ])('%s', (_, lists, expected) => {
    expect(readAtMs(lists)).toBe(expected)
  })
})

describe('triggers without a trade', () => {
  it('are counted once each, though two pages name them', () => {
    const pages = [
      pageWith({ keysWithoutTrades: ['KeyA', 'KeyB'] }),
      pageWith({ page: 2, keysWithoutTrades: ['KeyB'] }),
    ]
    expect(countWithoutTrades([listWith({ pages })])).toBe(2)
  })

  it('are not counted where another copy of the order has trades', () => {
    const active = listWith({ pages: [pageWith({ keysWithoutTrades: ['KeyA'] })] })
    const past = listWith({ pages: [pageWith({ orders: [sampleTrigger({ orderKey: 'KeyA' })] })] })
    expect(countWithoutTrades([active, past])).toBe(0)
  })
})

describe('an interrupted list goes on from its next page', () => {
  it.each([
    ['none read', [], 1],
    ['the first three read', [1, 2, 3], 4],
    ['a gap', [1, 2, 5], 3],
    ['read in any order', [3, 1, 2], 4],
  ])('%s', (_, read, expected) => {
    const pages = read.map((page) => pageWith({ page }))
    expect(nextPage(listWith({ pages }))).toBe(expected)
  })
})

describe('the orders of lists', () => {
  it('when all is read they are sorted once, oldest first', () => {
    const lists = [newer, older].map((order) =>
      listWith({ pages: [pageWith({ orders: [order] })] }),
    )
    expect(ordersOf(lists)).toEqual([older, newer])
  })

  it('while lists are read, new orders are added below in the order they arrive', () => {
    const pages = [newer, older].map((order, index) =>
      pageWith({ page: index + 1, orders: [order], readAtMs: STARTED_AT_MS + index }),
    )
    const reading = listWith({ state: { kind: 'reading' }, pages })
    expect(ordersOf([reading])).toEqual([newer, older])
    expect(ordersOf([{ ...reading, pages: pages.toReversed() }])).toEqual([newer, older])
  })

  it('of two lists that are read, nothing is sorted that came since the first began', () => {
    const first = listWith({
      state: { kind: 'reading' },
      pages: [pageWith({ orders: [newer] }), pageWith({ page: 2, orders: [older] })],
    })
    const second = listWith({ state: { kind: 'reading' }, startedAtMs: STARTED_AT_MS + 500 })
    expect(ordersOf([first, second])).toEqual([newer, older])
  })

  it('each is one order, also where an earlier reading or another list has a copy', () => {
    const full = sampleRecurring({ trades: [sampleTrade()] })
    const pages = [pageWith({ orders: [sampleRecurring()] })]
    const otherPages = [pageWith({ orders: [full] })]
    expect(ordersOf([listWith({ pages, otherPages })])).toEqual([full])
  })

  it('keep their place while pages arrive; what was there before is sorted above', () => {
    const anyPages = fc.array(fc.array(anyOrder, { maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(anyPages, anyPages, (before, arriving) => {
        const otherPages = before.map((found, index) =>
          pageWith({ orders: found, readAtMs: index }),
        )
        const pages = arriving.map((found, index) =>
          pageWith({ page: index + 1, orders: found, readAtMs: STARTED_AT_MS + index }),
        )
        const shown = [...pages, undefined].map((_, count) =>
          keysOf(
            ordersOf([
              listWith({ state: { kind: 'reading' }, otherPages, pages: pages.slice(0, count) }),
            ]),
          ),
        )
        expect(shown[0]).toEqual(keysOf(ordersOf([listWith({ otherPages })])))
        shown.slice(1).forEach((keys, index) => {
          const last = shown[index] ?? []
          expect(keys.slice(0, last.length)).toEqual(last)
        })
      }),
      { numRuns: 200 },
    )
  })
})
