/** @jest-environment node */
import fc from 'fast-check'
import type { Order } from '@/lib/domain/orders/order'
import { expectedOrders, ordersOf } from './arriving-orders'
import { emptyList } from './order-list'
import { anyOrder, sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith, STARTED_AT_MS } from '@/lib/domain/testing/sample-pages'

const older = sampleRecurring({ orderKey: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = sampleRecurring({ orderKey: 'Newer', createdAt: '2026-01-02T00:00:00.000Z' })

function keysOf(orders: readonly Order[]): string[] {
  return orders.map((order) => `${order.kind} ${order.orderKey}`)
}

describe('how many orders lists under way will have', () => {
  const reading = { state: { kind: 'loading' } } as const
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

describe('the orders of lists', () => {
  it('are none before the first page', () => {
    expect(ordersOf([emptyList('active recurring', 5)])).toEqual([])
  })

  it('when all is read they are sorted once, oldest first', () => {
    const lists = [newer, older].map((order) =>
      listWith({ pages: [pageWith({ orders: [order] })] }),
    )
    expect(ordersOf(lists)).toEqual([older, newer])
  })

  it('while lists are read, new orders are added below in the order they arrive', () => {
    const pages = [newer, older].map((order, index) =>
      pageWith({ page: index + 1, orders: [order], loadedAtMs: STARTED_AT_MS + index }),
    )
    const reading = listWith({ state: { kind: 'loading' }, pages })
    expect(ordersOf([reading])).toEqual([newer, older])
    expect(ordersOf([{ ...reading, pages: pages.toReversed() }])).toEqual([newer, older])
  })

  it('what came since then is not sorted either where it is on other pages', () => {
    const otherPages = [pageWith({ orders: [older], loadedAtMs: STARTED_AT_MS + 1 })]
    const pages = [pageWith({ orders: [newer] })]
    const list = listWith({ state: { kind: 'loading' }, pages, otherPages })
    expect(ordersOf([list])).toEqual([newer, older])
  })

  it('of two lists that are read, nothing is sorted that came since the first began', () => {
    const first = listWith({
      state: { kind: 'loading' },
      pages: [pageWith({ orders: [newer] }), pageWith({ page: 2, orders: [older] })],
    })
    const second = listWith({ state: { kind: 'loading' }, startedAtMs: STARTED_AT_MS + 500 })
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
          pageWith({ orders: found, loadedAtMs: index }),
        )
        const pages = arriving.map((found, index) =>
          pageWith({ page: index + 1, orders: found, loadedAtMs: STARTED_AT_MS + index }),
        )
        const shown = [...pages, undefined].map((_, count) =>
          keysOf(
            ordersOf([
              listWith({ state: { kind: 'loading' }, otherPages, pages: pages.slice(0, count) }),
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
