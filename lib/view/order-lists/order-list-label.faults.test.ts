/** @jest-environment node */
import {
  type ListFault,
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderList,
} from '@/lib/domain/order-lists/order-list'
import { testTrigger } from '@/lib/domain/testing/test-orders'
import { testList, testPage, testPages } from '@/lib/view/testing/test-order-lists'
import { faultText, failedListHeading } from './order-list-label'

const failed = { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const
const notLoaded = { pages: [], totalPages: undefined }

describe('the heading of a failed list (behaviour 15.2)', () => {
  it('names the list', () => {
    expect(ORDER_LISTS.map((name) => failedListHeading(testList(name, { state: failed })))).toEqual(
      [
        'Error fetching past recurring orders from Jupiter',
        'Error fetching active recurring orders from Jupiter',
        'Error fetching past trigger orders from Jupiter',
        'Error fetching active trigger orders from Jupiter',
      ],
    )
  })

  it('says which lists are of newer orders (behaviour 25.10)', () => {
    expect(NEWER_LISTS.map((name) => failedListHeading(testList(name, { state: failed })))).toEqual(
      [
        'Error fetching past newer recurring orders from Jupiter',
        'Error fetching active newer recurring orders from Jupiter',
        'Error fetching past newer trigger orders from Jupiter',
        'Error fetching active newer trigger orders from Jupiter',
      ],
    )
  })

  it('does not blame Jupiter for the sample wallet (behaviour 23.3)', () => {
    const state = { kind: 'failed', fault: { kind: 'sample file', status: 404 } } as const
    expect(failedListHeading(testList('past trigger', { state }))).toBe(
      'Error fetching past trigger orders of the sample wallet',
    )
  })
})

describe('a failed list says what happened and what is kept (behaviour 15.2)', () => {
  const list = (change: Partial<OrderList> = {}) =>
    testList('past trigger', { ...notLoaded, ...change })

  it.each<[string, ListFault, string]>([
    [
      'a status',
      { kind: 'status', status: 503, tries: 3, requestId: 'id-1' },
      'Jupiter returned error 503 after 3 tries (request id-1).',
    ],
    [
      'a status without a retry and without a request id',
      { kind: 'status', status: 400, tries: 1, requestId: '' },
      'Jupiter returned error 400.',
    ],
    ['an expired sign-in', { kind: 'sign-in' }, 'Your sign-in has expired. Sign in again.'],
    ['the limit', { kind: 'rate limit' }, 'Jupiter’s rate limit reached. Try again in a minute.'],
    ['401 with a key', { kind: 'key', hasKey: true }, 'Jupiter rejected this key.'],
    ['401 without a key', { kind: 'key', hasKey: false }, 'Jupiter requires an API key.'],
    ['a lost call', { kind: 'network', tries: 3 }, 'Couldn’t reach Jupiter after 3 tries.'],
    [
      'an unreadable response',
      { kind: 'unreadable', tries: 3 },
      'Unexpected response from Jupiter after 3 tries.',
    ],
    [
      'a file of the sample wallet',
      { kind: 'sample file', status: 404 },
      'Couldn’t load the sample data (error 404).',
    ],
    [
      'a file of the sample wallet that gets no response',
      { kind: 'sample file', status: undefined },
      'Couldn’t load the sample data.',
    ],
    ['our own error', { kind: 'own' }, 'Something went wrong while loading.'],
  ])('%s', (_, fault, expected) => {
    expect(faultText(list(), fault)).toBe(expected)
  })

  const earlier = [testPage({ orders: [testTrigger()] })]
  it.each<[string, Partial<OrderList>, string]>([
    ['pages', { pages: testPages(12), totalPages: 40 }, ' Retry continues from page 13.'],
    ['many', { pages: testPages(1_200), totalPages: 2_000 }, ' Retry continues from page 1,201.'],
    [
      'a page, and earlier orders',
      { pages: testPages(1), earlierPages: earlier, totalPages: 40 },
      ' Retry continues from page 2.',
    ],
    ['earlier orders', { earlierPages: earlier }, ' Showing earlier data.'],
    ['an earlier list without orders', { earlierPages: [testPage()] }, ''],
  ])('%s', (_, keptCount, expected) => {
    expect(faultText(list(keptCount), { kind: 'own' })).toBe(
      `Something went wrong while loading.${expected}`,
    )
  })
})
