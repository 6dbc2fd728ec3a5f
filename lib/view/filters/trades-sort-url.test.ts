/** @jest-environment node */
import fc from 'fast-check'
import { type EventSort, OLDEST_FIRST, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import { urlOf } from '@/lib/view/testing/sample-urls'
import { SORT_OPTIONS } from './sort-label'
import { parseTradesFilters } from './trades-filters-url'
import { parseTradesSort, withTradesSort } from './trades-sort-url'

const page = urlOf('/trades?userAddress=W&show=trades&recurring=A')
const anySort: fc.Arbitrary<EventSort> = fc.record({
  column: fc.constantFrom(...SORT_COLUMNS),
  isDescending: fc.boolean(),
})

describe('the sort in a link (behaviour 17.13)', () => {
  it.each<[string, EventSort, string]>([
    ['the default is absent', OLDEST_FIRST, ''],
    ['the newest first', { column: 'date', isDescending: true }, '&sort=-date'],
    ['the lowest first', { column: 'amount', isDescending: false }, '&sort=amount'],
    ['the highest first', { column: 'rate', isDescending: true }, '&sort=-rate'],
  ])('%s', (_, sort, spelled) => {
    expect(withTradesSort(page, sort)).toBe(
      `/trades?userAddress=W&show=trades${spelled}&recurring=A`,
    )
  })

  it('survives the link, and filters stay', () => {
    fc.assert(
      fc.property(anySort, (sort) => {
        const url = urlOf(withTradesSort(page, sort))
        expect(parseTradesSort(url)).toEqual({ sort, isUnknown: false })
        expect(parseTradesFilters(url).filters).toEqual({ kind: 'trade' })
      }),
    )
  })

  it.each(['fees', '--date', 'Amount', '-'])('%j is none (behaviour 17.10)', (text) => {
    const url = { search: `?sort=${text}` }
    expect(parseTradesSort(url)).toEqual({ sort: OLDEST_FIRST, isUnknown: true })
  })
})

it('each column can be chosen both ways where there are no heads (behaviour 17.12)', () => {
  expect(SORT_OPTIONS).toHaveLength(SORT_COLUMNS.length * 2)
  expect(new Set(SORT_OPTIONS.map(({ text }) => text)).size).toBe(SORT_OPTIONS.length)
})
