/** @jest-environment node */
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { ordersOf } from './arriving-orders'
import { emptyList } from './order-list'

const older = sampleRecurring({ orderKey: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = sampleRecurring({ orderKey: 'Newer', createdAt: '2026-01-02T00:00:00.000Z' })

describe('the orders of lists', () => {
  it('are none before the first page', () => {
    expect(ordersOf([emptyList('active recurring', 5)])).toEqual([])
  })

  it('stand oldest first, also while lists are loaded (behaviour 2.4)', () => {
    const lists = [newer, older].map((order) =>
      listWith({ state: { kind: 'loading' }, pages: [pageWith({ orders: [order] })] }),
    )
    expect(ordersOf(lists)).toEqual([older, newer])
  })

  it('are each one order, also if an earlier reading has a copy (behaviour 3.12)', () => {
    const full = sampleRecurring({ trades: [sampleTrade()] })
    const pages = [pageWith({ orders: [sampleRecurring()] })]
    const otherPages = [pageWith({ orders: [full] })]
    expect(ordersOf([listWith({ pages, otherPages })])).toEqual([full])
  })
})
