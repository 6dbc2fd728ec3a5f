/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import {
  foreignFeesText,
  leftOutText,
  lostTradesText,
  partialText,
  withoutTradesText,
} from './order-list-label'
import { sampleLists, samplePage, samplePages } from '@/lib/view/testing/sample-order-lists'

const reading = { kind: 'loading' } as const
const stopped = { kind: 'stopped' } as const
const failed = { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const
const isUnread = { pages: [], totalPages: undefined }

describe('partial says where the reading stopped', () => {
  it.each([
    ['nothing where all is whole', sampleLists(), undefined],
    ['nothing while it goes on', sampleLists({ 'past trigger': { state: reading } }), undefined],
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
    [2, 0, '2 orders could not be read and are left out.'],
    [0, 1, '1 trade could not be read and is left out.'],
    [1, 1, '1 order and 1 trade could not be read and are left out.'],
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
    '1 trade paid a fee that is unknown or in another token. It isn’t included in amounts or the CSV.',
  ],
  [
    2,
    '2 trades paid a fee that is unknown or in another token. It isn’t included in amounts or the CSV.',
  ],
])('unknown fees are told: %d', (count, expected) => {
  expect(foreignFeesText(count)).toBe(expected)
})
