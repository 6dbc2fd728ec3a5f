/** @jest-environment node */
import fc from 'fast-check'
import { newestOrders } from '@/lib/domain/order-lists/newest-orders'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { mergeLists } from './merge-lists'

const stopped = (change: Partial<OrderList>) =>
  listWith({ state: { kind: 'stopped' }, totalPages: 4, ...change })
/** A page with one order of its number. */
const at = (page: number, readAtMs: number, trades = 1) =>
  pageWith({
    page,
    readAtMs,
    orders: [
      sampleTrigger({
        orderKey: `Key${page}`,
        trades: Array.from({ length: trades }, () => sampleTrade()),
      }),
    ],
  })
const pagesOf = ({ pages }: OrderList) => pages.map(({ page, readAtMs }) => [page, readAtMs])

describe('two partial readings of one list are the union of what both read (behaviour 10.6)', () => {
  const own = stopped({ pages: [at(1, 10), at(3, 11)] })

  it('pages that only one tab read are known', () => {
    const merged = mergeLists(own, stopped({ pages: [at(1, 5), at(2, 6), at(4, 7)] }))
    expect(pagesOf(merged).sort()).toEqual([
      [1, 10],
      [2, 6],
      [3, 11],
      [4, 7],
    ])
    expect(merged.otherPages).toEqual([])
  })

  it('of a page that both read the newer counts', () => {
    const merged = mergeLists(own, stopped({ pages: [at(1, 20, 4)] }))
    expect(newestOrders([merged]).get('trigger Key1')?.trades).toHaveLength(4)
    expect(mergeLists(stopped({ pages: [at(1, 20, 4)] }), own)).toEqual(merged)
  })

  it.each([
    ['another number of pages', stopped({ pages: [at(2, 6)], totalPages: 5 })],
    ['other orders on a page', stopped({ pages: [{ ...at(2, 6), page: 1 }] })],
  ])('one that saw another list keeps its pages beside: %s', (_, other) => {
    const merged = mergeLists(own, other)
    expect(pagesOf(merged)).toEqual([
      [1, 10],
      [3, 11],
    ])
    expect([...newestOrders([merged]).keys()]).toEqual(expect.arrayContaining(['trigger Key2']))
  })

  it('what is merged again stays as it is', () => {
    const other = stopped({ pages: [at(2, 6)], totalPages: 5 })
    const merged = mergeLists(own, other)
    expect(mergeLists(merged, other)).toBe(merged)
  })
})

it('whatever two tabs read of a list: no order, trade or page of either is forgotten', () => {
  const anyPages = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(9), fc.nat(3)).map((parts) => at(...parts)),
    { selector: ({ page }) => page, minLength: 1 },
  )
  const anyPartial = fc
    .record({ pages: anyPages, otherPages: anyPages, departed: anyPages })
    .map(stopped)
  fc.assert(
    fc.property(anyPartial, anyPartial, (own, other) => {
      const merged = mergeLists(own, other)
      const numbers = new Set([...own.pages, ...other.pages].map(({ page }) => page))
      expect(new Set(merged.pages.map(({ page }) => page))).toEqual(numbers)
      const kept = newestOrders([merged])
      expect([...kept.keys()].sort()).toEqual([...newestOrders([own, other]).keys()].sort())
    }),
    { numRuns: 300 },
  )
})
