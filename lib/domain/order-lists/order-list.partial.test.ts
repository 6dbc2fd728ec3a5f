/** @jest-environment node */
import {
  countLostTrades,
  countUnknownFees,
  countSkipped,
  countWithoutTrades,
  isPartial,
} from './order-list'
import { testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { listWith, pageWith } from '@/lib/domain/testing/test-pages'

const withoutItsTrades = { ...testRecurring({ trades: [] }), lostTrades: true }
/** An order with three invalid trades, which are skipped. */
const skipping = testRecurring({ unreadableTrades: 3 })

describe('a list is partial', () => {
  it.each([
    ['is still being loaded', listWith({ state: { kind: 'loading' } })],
    ['was stopped', listWith({ state: { kind: 'stopped' } })],
    ['failed', listWith({ state: { kind: 'failed', fault: { kind: 'network', tries: 3 } } })],
    ['skipped an order', listWith({ pages: [pageWith({ unreadableOrders: 1 })] })],
    ['skipped a trade', listWith({ pages: [pageWith({ orders: [skipping] })] })],
    ['changed while it was loaded', listWith({ state: { kind: 'inconsistent' } })],
    ['lost an order’s trades', listWith({ pages: [pageWith({ orders: [withoutItsTrades] })] })],
  ])('if it %s', (_, list) => {
    expect(isPartial(list)).toBe(true)
  })

  it('but not if an earlier page has the lost trades', () => {
    const withItsTrades = { ...withoutItsTrades, lostTrades: false, trades: [testTrade()] }
    const pages = [pageWith({ orders: [withoutItsTrades] })]
    const earlierPages = [pageWith({ orders: [withItsTrades] })]
    expect(isPartial(listWith({ pages, earlierPages }))).toBe(false)
  })

  it('but not because triggers without a trade are left out', () => {
    const keys = { keysWithoutTrades: ['Key'], completedWithoutTrades: ['Key'] }
    expect(isPartial(listWith({ pages: [pageWith(keys)] }))).toBe(false)
  })
})

it('skipped orders and trades are counted across all lists and pages', () => {
  const pages = [pageWith({ unreadableOrders: 2 }), pageWith({ page: 2, orders: [skipping] })]
  const other = listWith({ pages: [pageWith({ unreadableOrders: 1 })] })
  expect(countSkipped([listWith({ pages }), other])).toEqual({ orders: 3, trades: 3 })
})

it('what is skipped on several equal pages of a list counts once (behaviour 3.13)', () => {
  const page = pageWith({ orders: [skipping], unreadableOrders: 1 })
  const list = listWith({ pages: [page], earlierPages: [page, page] })
  expect(countSkipped([list])).toEqual({ orders: 1, trades: 3 })
})

it('an order’s invalid trades count once, however many pages have the order (behaviour 3.13)', () => {
  const changed = testRecurring({ orderKey: 'Other' })
  const list = listWith({
    state: { kind: 'inconsistent' },
    pages: [pageWith({ orders: [skipping] })],
    earlierPages: [
      pageWith({ orders: [skipping, changed] }),
      pageWith({ page: 2, orders: [skipping] }),
    ],
  })
  expect(countSkipped([list])).toEqual({ orders: 0, trades: 3 })
})

it('only orders that lost their trades are counted', () => {
  expect(countLostTrades([withoutItsTrades, testRecurring(), testTrigger()])).toBe(1)
})

const newer = { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 }

it('trades with an unknown fee are counted, except those of newer orders (behaviour 7.8)', () => {
  const trades = [testTrade({ feeAmount: undefined }), testTrade(), testTrade()]
  const orders = [
    testRecurring({ trades }),
    testTrigger({ trades }),
    testTrigger({ newer, trades }),
  ]
  expect(countUnknownFees(orders)).toBe(2)
})

describe('triggers without a trade', () => {
  it('count once each, even if two pages name them', () => {
    const pages = [
      pageWith({ keysWithoutTrades: ['KeyA', 'KeyB'] }),
      pageWith({ page: 2, keysWithoutTrades: ['KeyB'], completedWithoutTrades: ['KeyB'] }),
    ]
    expect(countWithoutTrades([listWith({ pages })])).toEqual({ count: 2, completed: 1 })
  })

  it('are not counted if another copy of the order has trades', () => {
    const active = listWith({
      pages: [pageWith({ keysWithoutTrades: ['KeyA'], completedWithoutTrades: ['KeyA'] })],
    })
    const past = listWith({ pages: [pageWith({ orders: [testTrigger({ orderKey: 'KeyA' })] })] })
    expect(countWithoutTrades([active, past])).toEqual({ count: 0, completed: 0 })
  })
})
