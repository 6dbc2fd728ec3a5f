/** @jest-environment node */
import {
  allPages,
  areFirstPagesRead,
  emptyList,
  isLoading,
  isRecurringList,
  nextPage,
  ORDER_LISTS,
  loadedAtMs,
  resumePage,
} from './order-list'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'

it('there are four lists, by the names that error texts give them (behaviour 3.1)', () => {
  expect(ORDER_LISTS).toEqual([
    'past recurring',
    'active recurring',
    'past trigger',
    'active trigger',
  ])
})

it('a new list is being read and holds nothing yet', () => {
  const list = emptyList('active recurring', 5)
  expect(isLoading(list)).toBe(true)
  expect(isLoading(listWith())).toBe(false)
  expect(list).toMatchObject({ name: 'active recurring', startedAtMs: 5, pages: [] })
  expect(allPages(list)).toEqual([])
})

describe('first pages are read', () => {
  const begun = emptyList('active recurring', 5)
  const arrived = { ...begun, pages: [pageWith()] }
  it.each([
    ['of no list', [], true],
    ['where each list has one', [arrived, arrived], true],
    ['where a list ended without one', [arrived, listWith()], true],
    ['not while one list has none', [arrived, begun], false],
  ])('%s', (_, lists, expected) => {
    expect(areFirstPagesRead(lists)).toBe(expected)
  })
})

describe('the time of the data', () => {
  const pages = [pageWith({ loadedAtMs: 7_000 }), pageWith({ page: 2, loadedAtMs: 6_000 })]

  it.each([
    ['is when the oldest page was read', [listWith({ pages }), listWith()], 6_000],
    [
      'counts pages of an earlier reading',
      [listWith({ pages, otherPages: [pageWith({ loadedAtMs: 10 })] })],
      10,
    ],
    ['is none without pages', [listWith()], undefined],
  ])('%s', (_, lists, expected) => {
    expect(loadedAtMs(lists)).toBe(expected)
  })
})

describe('an interrupted list goes on from its next page', () => {
  it.each([
    ['none read', [], 1],
    ['the first three read', [1, 2, 3], 4],
    ['a gap', [1, 2, 5], 3],
    ['read in any order', [3, 1, 2], 4],
  ])('%s', (_, read, expected) => {
    const pages = read.map((page) => pageWith({ page }))
    expect(nextPage(listWith({ pages }))).toBe(expected)
  })
})

describe('a retry goes on from', () => {
  it.each([
    ['the next page', [1, 2], 40, 3],
    ['page 1 where none came', [], undefined, 1],
    ['page 1 of a list without pages', [], 0, 1],
    ['the last page where all are read and lost trades are looked up', [1, 2], 2, 2],
  ])('%s', (_, read, totalPages, expected) => {
    const pages = read.map((page) => pageWith({ page }))
    expect(resumePage(listWith({ pages, totalPages }))).toBe(expected)
  })
})

it('two of the four lists hold recurring orders', () => {
  const lists = ORDER_LISTS.map((name) => emptyList(name, 0)).filter(isRecurringList)
  expect(lists.map(({ name }) => name)).toEqual(['past recurring', 'active recurring'])
})
