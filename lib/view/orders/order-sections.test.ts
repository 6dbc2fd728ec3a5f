/** @jest-environment node */
import { testRecurring, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { Order } from '@/lib/domain/orders/order'
import { SECTION_LABELS } from './order-label'
import { linesBySection, type SectionLine, pageSections } from './order-sections'
import { WALLET } from '@/lib/view/testing/test-events'
import { testList, testLists, testPage } from '@/lib/view/testing/test-order-lists'

const time = testRecurring({ recurringType: 'time', orderKey: 'TimeKey' })
const price = testRecurring({ recurringType: 'price', orderKey: 'PriceKey' })
const trigger = testTrigger()
const loading = { state: { kind: 'loading' } } as const
const stopped = { state: { kind: 'stopped' } } as const
const skipped = { pages: [testPage({ unreadableOrders: 1 })] }

const pageOf = (orders: readonly Order[], lists = testLists(), drawn = orders) =>
  pageSections({ userAddress: WALLET, orders, lists, lines: linesBySection(drawn) })
const sectionsOf = (kind: string, ...page: Parameters<typeof pageOf>) =>
  pageOf(...page).sections.filter(({ name: type }) => type.startsWith(kind))
const ordersOf = (lines: readonly SectionLine[]) =>
  lines.flatMap((line) => (line.kind === 'order' ? line.order : []))

it('the headings are those of behaviour 2.3 and 25.16, in that sequence', () => {
  const newer = ['Recurring (newer)', 'Triggers (newer)']
  const headings = ['Recurring (Time)', 'Recurring (Price)', 'Triggers', ...newer]
  expect(Object.values(SECTION_LABELS).map(({ heading }) => heading)).toEqual(headings)
})

describe('the recurring headings', () => {
  const [byTime, byPrice] = ['Recurring (Time)', 'Recurring (Price)']

  it.each([
    ['both, in the sequence of behaviour 2.3', [price, time], testLists(), [byTime, byPrice]],
    ['an empty one is skipped: by price', [time], testLists(), [byTime]],
    ['an empty one is skipped: by time', [price, trigger], testLists(), [byPrice]],
    [
      'an empty one is skipped even if orders may be missing',
      [time],
      testLists({ 'past recurring': stopped }),
      [byTime],
    ],
    [
      'both while a list is loading',
      [time],
      testLists({ 'active recurring': loading }),
      [byTime, byPrice],
    ],
    [
      'an empty one is skipped even if a trigger list is loading',
      [time],
      testLists({ 'active trigger': loading }),
      [byTime],
    ],
    ['both if nothing was loaded', [], testLists({ 'past recurring': stopped }), [byTime, byPrice]],
  ])('%s', (_, orders, lists, expected) => {
    expect(sectionsOf('recurring', orders, lists).map(({ heading }) => heading)).toEqual(expected)
  })

  it('count all known orders, and hold the lines of those that match the filters', () => {
    const [section] = sectionsOf('recurring', [time, trigger], testLists(), [])
    expect(section).toMatchObject({ count: 1, matching: 0, lines: [] })
  })

  it('hold the orders of their own type, by pair', () => {
    const second = testRecurring({ ...time, orderKey: 'Second' })
    const other = testRecurring({ ...time, inputMint: SOL, outputMint: USDC })
    const sections = sectionsOf('recurring', [time, price, other, trigger, second])
    expect(sections.map(({ lines }) => ordersOf(lines))).toEqual([[time, second, other], [price]])
    expect(sections.map(({ matching }) => matching)).toEqual([3, 1])
  })
})

describe('the heading of the triggers', () => {
  const noOrders = 'No orders loaded'
  const none = `No Jupiter Trigger orders found for ${WALLET}`

  it.each([
    ['whole', testLists(), none, { isLoading: false, isPartial: false }],
    [
      'loading',
      testLists({ 'past trigger': loading }),
      noOrders,
      { isLoading: true, isPartial: true },
    ],
    [
      'stopped',
      testLists({ 'active trigger': stopped }),
      noOrders,
      { isLoading: false, isPartial: true },
    ],
    [
      'whole while recurring orders are loading',
      testLists({ 'past recurring': loading }),
      none,
      { isLoading: false, isPartial: false },
    ],
    [
      'whole but for a skipped order',
      [...testLists(), testList('past trigger', skipped)],
      noOrders,
      { isLoading: false, isPartial: true },
    ],
  ])('always shows, with its lists %s', (_, lists, emptyText, state) => {
    const [section] = sectionsOf('trigger', [time], lists)
    expect(section).toEqual({
      name: 'trigger',
      heading: 'Triggers',
      count: 0,
      lines: [],
      emptyText,
      matching: 0,
      ...state,
    })
  })

  it('holds the trigger orders', () => {
    const [section] = sectionsOf('trigger', [time, trigger])
    expect(ordersOf(section?.lines ?? [])).toEqual([trigger])
  })
})

describe('No recurring orders found for {address}', () => {
  const text = `No recurring orders found for ${WALLET}`

  it.each([
    ['shows if both recurring lists are whole and empty', [], testLists(), text],
    ['shows regardless of the triggers', [trigger], testLists({ 'past trigger': loading }), text],
    ['not if there is a recurring order', [time], testLists(), undefined],
    ['not while a list is loading', [], testLists({ 'past recurring': loading }), undefined],
    ['not if a list was stopped', [], testLists({ 'active recurring': stopped }), undefined],
    ['not if a list skipped an order', [], testLists({ 'past recurring': skipped }), undefined],
  ])('%s', (_, orders, lists, expected) => {
    expect(pageOf(orders, lists).noRecurring).toBe(expected)
  })
})

describe('the headings of newer orders (behaviour 25.16)', () => {
  const facts = { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 }
  const newer = { ...time, orderKey: 'Newer', newer: facts }
  const headingsOf = (orders: readonly Order[], lists = testLists()) =>
    sectionsOf('newer', orders, lists).map(({ heading, count }) => `${heading} ${count}`)

  it('show if they have orders, which are under no other heading', () => {
    expect(headingsOf([time, trigger])).toEqual([])
    expect(headingsOf([time, newer, { ...trigger, newer: facts }])).toEqual([
      'Recurring (newer) 1',
      'Triggers (newer) 1',
    ])
    expect(sectionsOf('recurring', [time, newer])[0]?.count).toBe(1)
  })

  it('don’t replace the text that no recurring orders were found', () => {
    expect(pageOf([newer]).noRecurring).toMatch(/^No recurring orders found/)
  })
})
