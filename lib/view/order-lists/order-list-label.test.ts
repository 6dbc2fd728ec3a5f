/** @jest-environment node */
import { testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { testLists, testPage, testPages } from '@/lib/view/testing/test-order-lists'
import {
  unknownFeesText,
  lostTradesText,
  newerFeesText,
  partialText,
  skippedText,
  updatedLabel,
  withoutTradesText,
} from './order-list-label'

const loading = { kind: 'loading' } as const
const stopped = { kind: 'stopped' } as const
const failed = { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const
const notLoaded = { pages: [], totalPages: undefined }

describe('when data was loaded', () => {
  const now = '2026-11-21T14:40:00Z'

  it.each([
    ['today', 'UTC', '2026-11-21T14:32:59Z', now, 'Updated 14:32 UTC'],
    ['yesterday', 'UTC', '2026-11-20T14:32:00Z', now, 'Updated yesterday 14:32 UTC'],
    ['a minute before midnight', 'UTC', '2026-11-20T23:59:00Z', now, 'Updated yesterday 23:59 UTC'],
    ['two days ago', 'UTC', '2026-11-19T23:59:59Z', now, 'Updated 19 Nov 2026 23:59 UTC'],
    [
      'by the visitor’s day',
      'Asia/Tokyo',
      '2026-11-20T15:00:00Z',
      '2026-11-21T14:00:00Z',
      'Updated 00:00',
    ],
    [
      'after a day of 23 hours',
      'Europe/Berlin',
      '2026-03-29T10:00:00Z',
      '2026-03-29T22:30:00Z',
      'Updated yesterday 12:00',
    ],
    [
      'two days ago, with a day of 23 hours in between',
      'Europe/Berlin',
      '2026-03-28T22:45:00Z',
      '2026-03-29T22:30:00Z',
      'Updated 28 Mar 2026 23:45',
    ],
  ])('%s', (_, timeZone, loaded, at, expected) => {
    expect(updatedLabel(Date.parse(loaded), Date.parse(at), timeZone)).toBe(expected)
  })
})

describe('what may be missing (behaviour 3.6, 3.7, 3.10)', () => {
  it.each([
    ['nothing if all lists are whole', {}, undefined],
    ['nothing while a list is loading', { 'past trigger': { state: loading } }, undefined],
    [
      'a stopped list',
      { 'past trigger': { state: stopped, pages: testPages(6), totalPages: 12 } },
      'Some orders may be missing: loading stopped at page 7 of 12 (past triggers).',
    ],
    [
      'a stopped list with over 1,000 pages',
      { 'past trigger': { state: stopped, pages: testPages(1_200), totalPages: 2_000 } },
      'Some orders may be missing: loading stopped at page 1,201 of 2,000 (past triggers).',
    ],
    [
      'several lists',
      {
        'past recurring': { state: stopped, pages: testPages(1), totalPages: 3 },
        'active recurring': { state: failed, ...notLoaded },
        'active trigger': { state: failed, pages: [], totalPages: 0 },
      },
      'Some orders may be missing: loading stopped at page 2 of 3 (past recurring orders), ' +
        'loading stopped at page 1 (active recurring orders), ' +
        'loading stopped at page 1 of 1 (active triggers).',
    ],
    [
      'a list that changed while it was loading',
      { 'past trigger': { state: { kind: 'inconsistent' } } },
      'Some orders may be missing: past triggers changed while loading.',
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(partialText(testLists(change))).toBe(expected)
  })

  it.each([
    [0, 0, undefined],
    [1, 0, 'Skipped 1 order with invalid data.'],
    [0, 1, 'Skipped 1 trade with invalid data.'],
    [3, 1_200, 'Skipped 3 orders and 1,200 trades with invalid data.'],
  ])(
    '%d orders and %d trades with invalid data',
    (unreadableOrders, unreadableTrades, expected) => {
      const orders = [testTrigger({ unreadableTrades })]
      const pages = [testPage({ unreadableOrders, orders })]
      expect(skippedText(testLists({ 'past trigger': { pages } }))).toBe(expected)
    },
  )

  it.each([
    [0, 0, undefined],
    [1, 0, '1 trigger without trades isn’t shown.'],
    [1, 1, '1 completed trigger without trades isn’t shown.'],
    [3, 0, '3 triggers without trades aren’t shown.'],
    [3, 1, '3 triggers without trades aren’t shown, 1 of them completed.'],
    [1_234, 1_000, '1,234 triggers without trades aren’t shown, 1,000 of them completed.'],
  ])('%d triggers without trades, %d of them completed', (count, completed, expected) => {
    const keysWithoutTrades = Array.from({ length: count }, (_, index) => `Key${index}`)
    const completedWithoutTrades = keysWithoutTrades.slice(0, completed)
    const pages = [testPage({ keysWithoutTrades, completedWithoutTrades })]
    expect(withoutTradesText(testLists({ 'past trigger': { pages } }))).toBe(expected)
  })

  it.each([
    [0, undefined],
    [1, 'Jupiter didn’t return the trades of 1 order.'],
    [3, 'Jupiter didn’t return the trades of 3 orders.'],
  ])('%d orders whose trades Jupiter didn’t return', (count, expected) => {
    expect(lostTradesText(Array(count).fill(testRecurring({ lostTrades: true })))).toBe(expected)
  })

  it.each([
    [0, undefined],
    [
      1,
      '1 trade paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.',
    ],
  ])('%d fees that are unknown or in another token', (count, expected) => {
    const trades = Array(count).fill(testTrade({ feeAmount: undefined }))
    expect(unknownFeesText([testTrigger({ trades })])).toBe(expected)
  })
})

it('fees of newer orders are unknown once one of them has traded (behaviour 25.16)', () => {
  const newer = { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 }
  const waiting = testTrigger({ newer, trades: [] })
  expect(newerFeesText([testTrigger(), waiting])).toBeUndefined()
  expect(newerFeesText([waiting, testTrigger({ newer })])).toBe('Fees of newer orders are unknown')
})
