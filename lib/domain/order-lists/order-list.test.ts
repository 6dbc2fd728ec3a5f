/** @jest-environment node */
import {
  areFirstPagesLoaded,
  emptyList,
  isSignInMissing,
  keysOn,
  LIST_INFO,
  loadedAtMs,
  NEWER_LISTS,
  ORDER_LISTS,
  resumePage,
} from './order-list'
import { testTrigger } from '@/lib/domain/testing/test-orders'
import { listWith, pageWith } from '@/lib/domain/testing/test-pages'

it.each([...ORDER_LISTS, ...NEWER_LISTS])('%s has the orders that its name describes', (name) => {
  const { kind, orderStatus, isNewer } = LIST_INFO[name]
  const words = [orderStatus === 'past' ? 'past' : 'active', isNewer ? 'newer' : '', kind]
  expect(words.filter((word) => word !== '').join(' ')).toBe(name)
})

it.each([
  ['failed without a valid sign-in', { kind: 'failed', fault: { kind: 'sign-in' } }, true],
  ['failed for another reason', { kind: 'failed', fault: { kind: 'own' } }, false],
  ['is whole', { kind: 'whole' }, false],
] as const)(
  'only a list that failed without a valid sign-in asks for one: one that %s (behaviour 25.10)',
  (_, state, asks) => {
    expect(isSignInMissing(listWith({ state }))).toBe(asks)
  },
)

it('the order keys of a page include those of its orders without trades', () => {
  const page = pageWith({ orders: [testTrigger({ orderKey: 'A' })], keysWithoutTrades: ['B'] })
  expect(keysOn(page)).toEqual(['A', 'B'])
})

describe('the first pages are loaded', () => {
  const begun = emptyList('active recurring', 5)
  const arrived = { ...begun, pages: [pageWith()] }
  it.each([
    ['if there is no list', [], true],
    ['if each list has a page', [arrived, arrived], true],
    ['if a list ended without a page', [arrived, listWith()], true],
    ['but not while a list still has none', [arrived, begun], false],
    ['if an active list has several pages', [{ ...arrived, totalPages: 2 }, begun], true],
  ])('%s', (_, lists, expected) => {
    expect(areFirstPagesLoaded(lists)).toBe(expected)
  })
})

describe('the time of the data', () => {
  const pages = [pageWith({ loadedAtMs: 7_000 }), pageWith({ page: 2, loadedAtMs: 6_000 })]

  it.each([
    ['is when the oldest page was loaded', [listWith({ pages }), listWith()], 6_000],
    [
      'counts earlier pages',
      [listWith({ pages, earlierPages: [pageWith({ loadedAtMs: 10 })] })],
      10,
    ],
    ['is unknown without pages', [listWith()], undefined],
  ])('%s', (_, lists, expected) => {
    expect(loadedAtMs(lists)).toBe(expected)
  })
})

describe('Retry continues from', () => {
  it.each([
    ['a gap', [5, 1, 2], 9, 3],
    ['the next page', [1, 2], 40, 3],
    ['page 1 if none came', [], undefined, 1],
    ['page 1 of a list without pages', [], 0, 1],
    ['the last page if only lost trades are missing', [1, 2], 2, 2],
  ])('%s', (_, loaded, totalPages, expected) => {
    const pages = loaded.map((page) => pageWith({ page }))
    expect(resumePage(listWith({ pages, totalPages }))).toBe(expected)
  })
})
