/** @jest-environment node */
import {
  countDeparted,
  countLostTrades,
  countWithoutTrades,
  isPartial,
  leftOut,
} from './partial-list'
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith, STARTED_AT_MS } from '@/lib/domain/testing/sample-pages'

const withoutItsTrades = { ...sampleRecurring({ trades: [] }), lostTrades: true }

const filledPage = pageWith({ keysWithLostTrades: ['TriggerKey'] })

describe('partial is every list that', () => {
  it.each([
    ['is still being read', listWith({ state: { kind: 'reading' } })],
    ['was stopped', listWith({ state: { kind: 'stopped' } })],
    ['failed', listWith({ state: { kind: 'failed', fault: { kind: 'network', tries: 3 } } })],
    ['left an order out', listWith({ pages: [pageWith({ unreadableOrders: 1 })] })],
    ['left a trade out', listWith({ pages: [pageWith({ unreadableTrades: 1 })] })],
    ['has pages that do not fit together', listWith({ state: { kind: 'uneven' } })],
    ['an order left for no other list', listWith({ departed: [pageWith()] })],
    ['was not sent a filled trigger’s trades', listWith({ pages: [filledPage] })],
    ['lost an order’s trades', listWith({ pages: [pageWith({ orders: [withoutItsTrades] })] })],
  ])('%s', (_, list) => {
    expect(isPartial(list)).toBe(true)
  })

  it('not one whose lost trades came in another way', () => {
    const found = { ...withoutItsTrades, lostTrades: false, trades: [sampleTrade()] }
    const pages = [pageWith({ orders: [withoutItsTrades] })]
    const otherPages = [pageWith({ orders: [found], readAtMs: STARTED_AT_MS + 1 })]
    expect(isPartial(listWith({ pages, otherPages }))).toBe(false)
  })

  it('a whole list is not, also where triggers without a trade are left out', () => {
    const list = listWith({ pages: [pageWith({ keysWithoutTrades: ['Key'] })] })
    expect(isPartial(list)).toBe(false)
  })
})

it('what was left out is counted over all lists and pages', () => {
  const pages = [pageWith({ unreadableOrders: 2 }), pageWith({ page: 2, unreadableTrades: 3 })]
  const other = listWith({ pages: [pageWith({ unreadableOrders: 1 })] })
  expect(leftOut([listWith({ pages }), other])).toEqual({ orders: 3, trades: 3 })
})

it('orders that lost their trades are counted; one without trades of its own is not', () => {
  expect(countLostTrades([withoutItsTrades, sampleRecurring(), sampleTrigger()], [])).toBe(1)
})

describe('filled triggers whose trades did not come', () => {
  it.each([
    ['are counted', [], 1],
    ['also where a copy from before has some', [sampleTrigger({ status: 'Open' })], 1],
    ['not where a copy of the filled order has them', [sampleTrigger()], 0],
  ])('%s', (_, orders, expected) => {
    expect(countLostTrades(orders, [listWith({ pages: [filledPage, filledPage] })])).toBe(expected)
  })

  it('do not count as triggers without a trade', () => {
    const active = listWith({ pages: [pageWith({ keysWithoutTrades: ['TriggerKey'] })] })
    expect(countWithoutTrades([active, listWith({ pages: [filledPage] })])).toBe(0)
  })
})

it('orders that left for no other list are counted once each', () => {
  const page = pageWith({ orders: [sampleTrigger()], keysWithoutTrades: ['KeyA'] })
  expect(countDeparted([listWith({ departed: [page] }), listWith({ departed: [page] })])).toBe(2)
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
