/** @jest-environment node */
import {
  ordersReadLabel,
  pagesLeft,
  pagesReadLabel,
  readingLabel,
  readingProgress,
  readingTimeLabel,
  stillReadingLabel,
  waitLabel,
} from './order-list-label'
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { sampleLists, samplePages } from '@/lib/view/testing/sample-order-lists'

const reading = { kind: 'loading' } as const
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
  const pastRecurring = { state: reading, pages: samplePages(9), totalPages: 37 }

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
        'past trigger': { ...isUnread, state: reading },
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
  const pastRecurring = { state: reading, pages: samplePages(9), totalPages: 37 }
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
      { 'past recurring': { ...isUnread, state: reading, totalPages: 0 } },
      0,
    ],
    [
      'are unknown before every first page came',
      { 'past recurring': { ...isUnread, state: reading }, 'past trigger': pastRecurring },
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
    [60_000, 'about 1 minute left'],
    [60_001, 'about 2 minutes left'],
    [120_000, 'about 2 minutes left'],
    [540_000, 'about 9 minutes left'],
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
