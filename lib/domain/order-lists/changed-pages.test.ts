/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { pageWith } from '@/lib/domain/testing/sample-pages'
import { hasChanged, hasOrderOnTwoPages, hasShortPage } from './changed-pages'

const known = pageWith({ orders: [sampleTrigger(), sampleRecurring()] })
const of = (...orders: (typeof known.orders)[number][]) => ({ ...known, orders })
const trades = [sampleTrade(), sampleTrade()]

describe('a page changed where it has (behaviour 3.8)', () => {
  it.each([
    ['other orders', of(sampleTrigger({ orderKey: 'Other' }), sampleRecurring())],
    ['another order of them', of(sampleRecurring(), sampleTrigger())],
    ['a trade more', of(sampleTrigger({ trades }), sampleRecurring())],
    ['another status', of(sampleTrigger({ status: 'Cancelled' }), sampleRecurring())],
    ['a later updatedAt', of(sampleTrigger(), sampleRecurring({ updatedAt: '2027' }))],
    ['trades that got lost', of(sampleTrigger(), sampleRecurring({ lostTrades: true }))],
    ['another number of items', { ...known, itemCount: 3 }],
    ['an item more that cannot be read', { ...known, unreadableOrders: 1 }],
    ['a trade more that cannot be read', { ...known, unreadableTrades: 1 }],
    ['another trigger without trades', { ...known, keysWithoutTrades: ['Key'] }],
    ['a filled trigger without trades', { ...known, keysWithLostTrades: ['Key'] }],
  ])('%s', (_, read) => {
    expect(hasChanged(known, read)).toBe(true)
  })

  it('not where it was only read later', () => {
    expect(hasChanged(known, { ...known, readAtMs: known.readAtMs + 1 })).toBe(false)
  })
})

describe('a page before the last is short (behaviour 3.10)', () => {
  it.each([
    ['where it has fewer than ten items', [9, 2], true],
    ['where another one has more', [20, 19, 2], true],
    ['not where it has ten', [10, 2], false],
    ['not where all have as many', [20, 20, 2], false],
    ['the last one may be', [9], false],
  ])('%s', (_, counts, expected) => {
    const pages = counts.map((itemCount, index) => pageWith({ page: index + 1, itemCount }))
    expect(hasShortPage(pages.toReversed())).toBe(expected)
  })
})

describe('an order stands on two pages (behaviour 3.10)', () => {
  const first = pageWith({ orders: [sampleTrigger({ orderKey: 'A' })], keysWithoutTrades: ['B'] })

  it.each([
    ['with its trades', { orders: [sampleTrigger({ orderKey: 'A' })] }, true],
    ['without trades', { keysWithoutTrades: ['B'] }, true],
    ['without the trades it had', { keysWithLostTrades: ['A'] }, true],
    ['not where all are others', { orders: [sampleTrigger({ orderKey: 'C' })] }, false],
    ['not where one page has it twice', { keysWithoutTrades: ['C', 'C'] }, false],
  ])('%s', (_, change, expected) => {
    expect(hasOrderOnTwoPages([first, pageWith({ page: 2, ...change })])).toBe(expected)
  })
})
