/** @jest-environment node */
import type { ListFault, OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import {
  sampleList,
  sampleLists,
  samplePage,
  samplePages,
} from '@/lib/view/testing/sample-order-lists'
import {
  faultText,
  otherTokenFeesText,
  leftOutText,
  LIST_ERRORS,
  listError,
  lostTradesText,
  ordersReadLabel,
  pagesLeft,
  pagesReadLabel,
  partialText,
  readingLabel,
  readingProgress,
  readingTimeLabel,
  stillReadingLabel,
  waitLabel,
  withoutTradesText,
} from './order-list-label'

const loading = { kind: 'loading' } as const
const isUnread = { pages: [], totalPages: undefined }

it('what was read (behaviour 3.20)', () => {
  const trades = [sampleTrade(), sampleTrade()]
  expect(ordersReadLabel([])).toBe('0 orders with 0 trades')
  expect(ordersReadLabel([sampleTrigger({ trades: [sampleTrade()] })])).toBe('1 order with 1 trade')
  expect(ordersReadLabel([sampleTrigger({ trades }), sampleRecurring({ trades })])).toBe(
    '2 orders with 4 trades',
  )
})

describe('how far the reading is', () => {
  const pastRecurring = { state: loading, pages: samplePages(9), totalPages: 37 }

  it.each([
    [
      'pages over all lists; a list without pages still costs a call',
      sampleLists({ 'past recurring': pastRecurring, 'past trigger': { totalPages: 0 } }),
      'Reading page 12 of 40',
      'Still reading: page 12 of 40',
    ],
    [
      'before every first page came',
      sampleLists({
        'past recurring': pastRecurring,
        'past trigger': { ...isUnread, state: loading },
      }),
      'Reading the first pages',
      'Still reading',
    ],
    [
      'a list that was stopped on its first page does not hold back the others',
      sampleLists({
        'past recurring': pastRecurring,
        'past trigger': { ...isUnread, state: { kind: 'stopped' } },
      }),
      'Reading page 11 of 39',
      'Still reading: page 11 of 39',
    ],
    ['all read', sampleLists(), 'Reading page 4 of 4', undefined],
  ])('%s', (_, lists, label, stillLabel) => {
    expect(readingLabel(readingProgress(lists))).toBe(label)
    expect(stillReadingLabel(lists)).toBe(stillLabel)
  })
})

describe('the pages that are still to come', () => {
  const pastRecurring = { state: loading, pages: samplePages(9), totalPages: 37 }
  it.each([
    ['of the lists that are read', { 'past recurring': pastRecurring }, 28],
    [
      'of all of them',
      { 'past recurring': pastRecurring, 'past trigger': { ...pastRecurring, totalPages: 10 } },
      29,
    ],
    [
      'not of one that was stopped',
      { 'past recurring': { ...pastRecurring, state: { kind: 'stopped' } } },
      0,
    ],
    [
      'none of an empty list',
      { 'past recurring': { ...isUnread, state: loading, totalPages: 0 } },
      0,
    ],
    [
      'are unknown before every first page came',
      { 'past recurring': { ...isUnread, state: loading }, 'past trigger': pastRecurring },
      undefined,
    ],
    ['none once all is read', {}, 0],
  ] as const)('%s', (_, change, expected) => {
    expect(pagesLeft(sampleLists(change))).toBe(expected)
  })
})

describe('the time that a reading still takes', () => {
  it.each([
    [0, undefined],
    [1, 'less than a minute left'],
    [30_000, 'less than a minute left'],
    [30_001, 'about 1 minute left'],
    [60_001, 'about 2 minutes left'],
  ])('%d ms', (ms, expected) => {
    expect(readingTimeLabel(ms)).toBe(expected)
  })
})

it('says how long the rate limit holds calls back', () => {
  expect(waitLabel(18)).toBe('Jupiter’s rate limit reached. Resuming in 18 s.')
})

it.each([
  ['all', { read: 1_204, total: 1_204 }, 'All 1,204 pages read'],
  ['a list that shrank while it was read', { read: 5, total: 4 }, 'All 5 pages read'],
  ['a list stopped or failed', { read: 12, total: 40 }, '12 pages read'],
  ['none of them knew its length', { read: 1, total: undefined }, '1 page read'],
])('what was read: %s', (_, progress, expected) => {
  expect(pagesReadLabel(progress)).toBe(expected)
})

const stopped = { kind: 'stopped' } as const
const failed = { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const

describe('partial says where the reading stopped', () => {
  it.each([
    ['nothing where all is whole', sampleLists(), undefined],
    ['nothing while it goes on', sampleLists({ 'past trigger': { state: loading } }), undefined],
    [
      'a stopped list',
      sampleLists({ 'past trigger': { state: stopped, pages: samplePages(6), totalPages: 12 } }),
      'Some orders may be missing: loading stopped at page 7 of 12 (past triggers).',
    ],
    [
      'a failed list before its first page',
      sampleLists({ 'active recurring': { state: failed, ...isUnread } }),
      'Some orders may be missing: loading stopped at page 1 (active recurring orders).',
    ],
    [
      'several lists',
      sampleLists({
        'past recurring': { state: stopped, pages: samplePages(1), totalPages: 3 },
        'active trigger': { state: failed, pages: [], totalPages: 0 },
      }),
      'Some orders may be missing: loading stopped at page 2 of 3 (past recurring orders), ' +
        'loading stopped at page 1 of 1 (active triggers).',
    ],
    [
      'a list that changed while it was loaded',
      sampleLists({ 'past trigger': { state: { kind: 'inconsistent' } } }),
      'Some orders may be missing: past triggers changed while loading.',
    ],
  ])('%s', (_, lists, expected) => {
    expect(partialText(lists)).toBe(expected)
  })
})

describe('what could not be read is told', () => {
  it.each([
    [0, 0, undefined],
    [1, 0, '1 order could not be read and is left out.'],
    [0, 1, '1 trade could not be read and is left out.'],
    [3, 1_200, '3 orders and 1,200 trades could not be read and are left out.'],
  ])('%d orders, %d trades', (unreadableOrders, unreadableTrades, expected) => {
    const pages = [samplePage({ unreadableOrders, unreadableTrades })]
    expect(leftOutText(sampleLists({ 'past trigger': { pages } }))).toBe(expected)
  })

  it('over all lists', () => {
    const pages = [samplePage({ orders: [sampleTrigger()], unreadableOrders: 1 })]
    const others = [samplePage({ orders: [sampleRecurring()], unreadableOrders: 2 })]
    const lists = sampleLists({ 'past trigger': { pages }, 'past recurring': { pages: others } })
    expect(leftOutText(lists)).toBe('3 orders could not be read and are left out.')
  })
})

it.each([
  [0, 0, undefined],
  [1, 0, '1 trigger without trades isn’t shown.'],
  [1, 1, '1 completed trigger without trades isn’t shown.'],
  [3, 0, '3 triggers without trades aren’t shown.'],
  [3, 1, '3 triggers without trades aren’t shown, 1 of them completed.'],
])('%d triggers without trades, %d of them completed', (count, completed, expected) => {
  expect(withoutTradesText({ count, completed })).toBe(expected)
})

it.each([
  [0, undefined],
  [1, 'Jupiter reports output for 1 order but did not send the trades.'],
  [3, 'Jupiter reports output for 3 orders but did not send the trades.'],
])('%d orders that lost their trades', (count, expected) => {
  expect(lostTradesText(count)).toBe(expected)
})

it.each([
  [0, undefined],
  [
    1,
    '1 trade paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.',
  ],
  [
    2,
    '2 trades paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.',
  ],
])('unknown fees are told: %d', (count, expected) => {
  expect(otherTokenFeesText(count)).toBe(expected)
})

it('the errors of behaviour 15.2, letter for letter', () => {
  expect(LIST_ERRORS).toEqual({
    'past recurring': 'Error fetching past recurring orders from Jupiter',
    'active recurring': 'Error fetching active recurring orders from Jupiter',
    'past trigger': 'Error fetching past trigger orders from Jupiter',
    'active trigger': 'Error fetching active trigger orders from Jupiter',
  })
})

it('the heading of a failed list: of the sample wallet it is not Jupiter’s (behaviour 23.3)', () => {
  const failed = (fault: ListFault) =>
    listError(sampleList('past trigger', { state: { kind: 'failed', fault } }))
  expect(failed({ kind: 'sample file', status: 404 })).toBe(
    'Error fetching past trigger orders of the sample wallet',
  )
  expect(failed(status)).toBe('Error fetching past trigger orders from Jupiter')
})

const NOTHING = 'No page of this list was read.'
const ANEW = 'No page of this list was read anew; what was read before is kept.'
const unread = sampleList('past trigger', { pages: [], totalPages: undefined })
const status: ListFault = { kind: 'status', status: 503, tries: 3, requestId: '' }

describe('a fault says what happened', () => {
  it.each<[string, ListFault, string]>([
    ['a status', status, 'Jupiter answered with status 503, three times in a row.'],
    [
      'a status that is not tried again, with the call’s name',
      { kind: 'status', status: 400, tries: 1, requestId: 'id-1' },
      'Jupiter answered with status 400 (call id-1).',
    ],
    [
      'two tries',
      { kind: 'status', status: 500, tries: 2, requestId: 'id-1' },
      'Jupiter answered with status 500, twice (call id-1).',
    ],
    [
      'five waits in a row without an answer',
      { kind: 'rate limit', waits: 5 },
      'Jupiter asked for a pause 5 times in a row and has no calls left just now.',
    ],
    ['401 with a key', { kind: 'key', hasKey: true }, 'Jupiter refused this key.'],
    [
      '401 without a key',
      { kind: 'key', hasKey: false },
      'Jupiter asks for an API key for this call.',
    ],
    [
      'a network fault',
      { kind: 'network', tries: 3 },
      'Jupiter could not be reached, three times in a row.',
    ],
    [
      'an answer that holds none of its list fields',
      { kind: 'unreadable', tries: 4 },
      "Jupiter's answer could not be read, 4 times in a row.",
    ],
    [
      'a file of the sample wallet that is not there (behaviour 23.3)',
      { kind: 'sample file', status: 404 },
      'A file of the sample wallet did not come from this site (status 404).',
    ],
    [
      'one that did not come (behaviour 23.3)',
      { kind: 'sample file', status: undefined },
      'A file of the sample wallet did not come from this site.',
    ],
  ])('%s', (_, fault, expected) => {
    expect(faultText(unread, fault)).toBe(`${expected} No page of this list was read.`)
  })
})

describe('a fault says what is kept and what a retry does', () => {
  it.each([
    [0, 'No page of this list was read.'],
    [1, 'The page already read is kept, so a retry goes on from page 2.'],
    [12, 'The 12 pages already read are kept, so a retry goes on from page 13.'],
  ])('%d pages', (count, expected) => {
    const list = sampleList('past trigger', { pages: samplePages(count), totalPages: 40 })
    const text = `Jupiter answered with status 503, three times in a row. ${expected}`
    expect(faultText(list, status)).toBe(text)
  })

  const before = samplePage({ orders: [sampleTrigger()] })
  it.each<[string, Partial<OrderList>, string]>([
    ['an earlier reading’s orders', { otherPages: [before] }, ANEW],
    ['an earlier reading without orders', { otherPages: [samplePage()] }, NOTHING],
    ['nothing', {}, NOTHING],
    [
      'a page, and an earlier reading’s orders',
      { pages: samplePages(1), otherPages: [before], totalPages: 40 },
      'The page already read is kept, so a retry goes on from page 2.',
    ],
  ])('Refresh failed, %s is kept (behaviour 3.9)', (_, kept, expected) => {
    const text = faultText({ ...unread, ...kept }, { kind: 'own' })
    expect(text).toBe(`This page met an error of its own while reading. ${expected}`)
  })
})
