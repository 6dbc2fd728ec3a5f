/** @jest-environment node */
import fc from 'fast-check'
import { SORT_OPTIONS } from './filter-label'
import {
  parseTradesFilters,
  shortText,
  withTradesFilters,
  withTradesSort,
} from './trades-filters-url'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { type EventSort, DEFAULT_SORT, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { addDays } from '@/lib/domain/time/local-day'
import { WALLET } from '@/lib/view/testing/test-events'
import { anyKeys, urlOf } from '@/lib/view/testing/test-urls'
import { parseTradesUrl, tradesPath } from '@/lib/view/urls/page-urls'

const page = urlOf(tradesPath([{ userAddress: WALLET, recurring: ['KeyA'], trigger: ['KeyB'] }]))
const searchOf = (filters: EventFilters) => urlOf(withTradesFilters(page, filters)).search

const NEWER_KEY = '019f0530-36a7-7c1e-9f3a-5b2d8c4e6a10'
const start = fc.constantFrom(SOL, USDC, 'Abc', WALLET).map((mint) => mint.slice(0, 11))
const anyDay = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2020-01-01', days))
const anyText = fc
  .oneof(fc.string(), fc.string({ unit: 'grapheme' }))
  .map(shortText)
  .filter((text) => text !== '')
const anyFilters: fc.Arbitrary<EventFilters> = fc.record(
  {
    text: anyText,
    kind: fc.constantFrom('trade', 'deposit', 'refund'),
    pair: fc.record({ input: start, output: start }),
    key: fc.oneof(start, fc.uuid()),
    from: anyDay,
    to: anyDay,
    wallet: start,
    price: fc.constantFrom('missing' as const, 'mismatch' as const),
  },
  { requiredKeys: [] },
)

describe('filters in a link (behaviour 17.9)', () => {
  it.each<[string, EventFilters, string]>([
    ['defaults are absent', {}, ''],
    ['a text', { text: 'bonk' }, '&q=bonk'],
    ['trades', { kind: 'trade' }, '&show=trades'],
    ['deposits', { kind: 'deposit' }, '&show=deposits'],
    ['refunds', { kind: 'refund' }, '&show=returned'],
    [
      'a pair, by the start of its mints',
      { pair: { input: USDC, output: SOL } },
      '&pair=EPjFWdd5Auf-So111111111',
    ],
    ['an order, by the start of its key', { key: WALLET }, '&key=7YttLkHDoNj'],
    ['a newer order, by its whole key', { key: NEWER_KEY }, `&key=${NEWER_KEY}`],
    ['a wallet, by the start of its address', { wallet: WALLET }, '&wallet=7YttLkHDoNj'],
    ['days', { from: '2026-01-01', to: '2026-12-31' }, '&from=2026-01-01&to=2026-12-31'],
    ['a missing price', { price: 'missing' }, '&price=none'],
    ['a price mismatch', { price: 'mismatch' }, '&price=mismatch'],
  ])('%s', (_, filters, spelled) => {
    expect(searchOf(filters)).toBe(`?userAddress=${WALLET}${spelled}&recurring=KeyA&trigger=KeyB`)
  })

  it('all filters survive, and the rest of the link stays', () => {
    fc.assert(
      fc.property(anyFilters, anyKeys('R'), (filters, recurring) => {
        const request = [{ userAddress: WALLET, recurring, trigger: ['T'] }]
        const before = urlOf(tradesPath(request, new URLSearchParams({ other: 'x', q: 'old' })))
        const url = urlOf(withTradesFilters(before, filters))
        expect(parseTradesFilters(url)).toEqual({ filters, sort: DEFAULT_SORT, hasUnknown: false })
        expect(parseTradesUrl(url)).toEqual(request)
        expect(url.searchParams.get('other')).toBe('x')
      }),
      { numRuns: 100 },
    )
  })
})

describe('parsing filters: a wrong one is ignored, and the others apply (behaviour 17.9)', () => {
  it.each<[string, string, EventFilters, boolean]>([
    ['an empty query', '', {}, false],
    ['other parameters', '?order=abc&utm_source=x', {}, false],
    ['an unknown kind', '?show=fees&q=sol', { text: 'sol' }, true],
    ['an invalid pair', '?pair=abc&show=trades', { kind: 'trade' }, true],
    ['an invalid order key', '?key=../x', {}, true],
    ['an invalid day', '?from=2026-02-30&to=2026-03-01', { to: '2026-03-01' }, true],
    ['a text that is too long', `?q=${'x'.repeat(101)}`, {}, true],
    ['a whole order key', `?key=${WALLET}`, { key: '7YttLkHDoNj' }, false],
    ['a newer order’s key', `?key=${NEWER_KEY}`, { key: NEWER_KEY }, false],
    ['spaces around a text', '?q=%20sol+', { text: 'sol' }, false],
    ['a text of nothing but spaces', '?q=%20', {}, false],
  ])('%s', (_, search, filters, hasUnknown) => {
    expect(parseTradesFilters({ search })).toEqual({ filters, sort: DEFAULT_SORT, hasUnknown })
  })
})

it('a typed text is trimmed and cut to 100 characters, but never within a letter', () => {
  expect(shortText('  sol ')).toBe('sol')
  expect(shortText('x'.repeat(300))).toHaveLength(100)
  expect(shortText(`${'x'.repeat(99)}🐳`)).toBe('x'.repeat(99))
})

const sortPage = urlOf('/trades?userAddress=W&show=trades&recurring=A')
const anySort: fc.Arbitrary<EventSort> = fc.record({
  column: fc.constantFrom(...SORT_COLUMNS),
  isDescending: fc.boolean(),
})

describe('the sort in a link (behaviour 17.9)', () => {
  it.each<[string, EventSort, string]>([
    ['the default is absent', DEFAULT_SORT, ''],
    ['the newest first', { column: 'date', isDescending: true }, '&sort=-date'],
    ['the lowest first', { column: 'amount', isDescending: false }, '&sort=amount'],
    ['the highest first', { column: 'rate', isDescending: true }, '&sort=-rate'],
  ])('%s', (_, sort, spelled) => {
    expect(withTradesSort(sortPage, sort)).toBe(
      `/trades?userAddress=W&show=trades${spelled}&recurring=A`,
    )
  })

  it('survives the link, and filters stay', () => {
    fc.assert(
      fc.property(anySort, (sort) => {
        const url = urlOf(withTradesSort(sortPage, sort))
        expect(parseTradesFilters(url)).toEqual({
          filters: { kind: 'trade' },
          sort,
          hasUnknown: false,
        })
      }),
    )
  })

  it('a wrong sort is ignored', () => {
    const url = { search: '?sort=fees' }
    expect(parseTradesFilters(url)).toMatchObject({ sort: DEFAULT_SORT, hasUnknown: true })
  })
})

it('each column can be selected in both directions if the table has no heads (behaviour 17.12)', () => {
  const directions = SORT_COLUMNS.flatMap((column) => [column, `-${column}`])
  expect(Object.keys(SORT_OPTIONS)).toEqual(directions)
})
