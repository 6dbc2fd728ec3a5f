import type { EventFilters, PairStart } from '@/lib/domain/filters/event-filters'
import { type EventSort, DEFAULT_SORT, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/order-filters'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { isDay } from '@/lib/domain/time/local-day'
import type { UrlParts } from '@/lib/view/urls/paths'
import { otherParams, parseTradesUrl, tradesPath, WALLET_FILTER } from '@/lib/view/urls/page-urls'

/**
 * A link holds only the first 11 characters of a base58 mint or key. These are 64 bits, so nobody can create a
 * token or order with the same start (behaviour 17.9).
 */
const START_LENGTH = 11

const SORT = 'sort'
/** This sign precedes a column that is sorted from high to low. */
const DESCENDING = '-'

const PRICES = { none: 'missing', mismatch: 'mismatch' } as const
const KINDS = { trades: 'trade', deposits: 'deposit', returned: 'refund' } as const

/** A filter's parameter in a URL. `parse` returns undefined for a wrong value. */
type FilterParam = {
  name: string
  write: (filters: EventFilters) => string | undefined
  parse: (text: string) => EventFilters | undefined
}

const PARAMS: readonly FilterParam[] = [
  {
    name: 'q',
    write: ({ text }) => text,
    parse: (text) =>
      text.trim() === shortText(text) ? { text: text.trim() || undefined } : undefined,
  },
  {
    name: 'show',
    write: ({ kind }) => Object.entries(KINDS).find(([, value]) => value === kind)?.[0],
    parse: (text) => {
      const kind = new Map(Object.entries(KINDS)).get(text)
      return kind && { kind }
    },
  },
  {
    name: 'pair',
    write: ({ pair }) => pair && `${startOf(pair.input)}-${startOf(pair.output)}`,
    parse: (text) => {
      const pair = parsePair(text)
      return pair && { pair }
    },
  },
  {
    name: 'key',
    write: ({ key }) => key && startOf(key),
    parse: (key) => (orderKeySchema.safeParse(key).success ? { key: startOf(key) } : undefined),
  },
  {
    name: 'from',
    write: ({ from }) => from,
    parse: (from) => (isDay(from) ? { from } : undefined),
  },
  {
    name: 'to',
    write: ({ to }) => to,
    parse: (to) => (isDay(to) ? { to } : undefined),
  },
  {
    name: WALLET_FILTER,
    write: ({ wallet }) => wallet && startOf(wallet),
    parse: (wallet) =>
      identifierSchema.safeParse(wallet).success ? { wallet: startOf(wallet) } : undefined,
  },
  {
    name: 'price',
    write: ({ price }) => Object.entries(PRICES).find(([, value]) => value === price)?.[0],
    parse: (text) => {
      const price = new Map(Object.entries(PRICES)).get(text)
      return price && { price }
    },
  },
]

/** The filters and the sort of a link, and whether any of them is wrong. */
type FiltersInUrl = { filters: EventFilters; sort: EventSort; hasUnknown: boolean }

/** Parses the filters and the sort in a URL of the trades page. Wrong ones are ignored (behaviour 17.9). */
export function parseTradesFilters({ search }: Pick<UrlParts, 'search'>): FiltersInUrl {
  const query = new URLSearchParams(search)
  let filters: EventFilters = {}
  const sortParam = query.get(SORT) ?? ''
  const sort = parseSort(sortParam)
  let hasUnknown = sortParam !== '' && !sort
  for (const { name, parse } of PARAMS) {
    const value = query.get(name) ?? ''
    if (value === '') continue
    const parsed = parse(value)
    filters = { ...filters, ...parsed }
    if (!parsed) hasUnknown = true
  }
  return { filters, sort: sort ?? DEFAULT_SORT, hasUnknown }
}

/** Returns the path and query of a trades page with other filters; the rest of the URL stays (behaviour 17.9). */
export function withTradesFilters(url: UrlParts, filters: EventFilters): string {
  const query = otherParams(url)
  for (const { name, write } of PARAMS) {
    query.delete(name)
    const value = write(filters)
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return tradesPath(parseTradesUrl(url), query)
}

/** Returns the path and query of a trades page with another sort; the default is absent (behaviour 17.9). */
export function withTradesSort(url: UrlParts, sort: EventSort): string {
  const query = otherParams(url)
  query.delete(SORT)
  const text = sortText(sort)
  if (text !== sortText(DEFAULT_SORT)) query.set(SORT, text)
  return tradesPath(parseTradesUrl(url), query)
}

/** Trims a filter's text and cuts it to the allowed length, but never within a letter. */
export function shortText(text: string): string {
  return text
    .trim()
    .slice(0, MAX_FILTER_TEXT_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Writes a sort: 'amount', or '-amount' with the highest first. */
export function sortText({ column, isDescending }: EventSort): string {
  return `${isDescending ? DESCENDING : ''}${column}`
}

/** Parses what `sortText` wrote; undefined for an unknown column (behaviour 17.9). */
export function parseSort(text: string): EventSort | undefined {
  const isDescending = text.startsWith(DESCENDING)
  const name = isDescending ? text.slice(DESCENDING.length) : text
  const column = SORT_COLUMNS.find((sortColumn) => sortColumn === name)
  return column && { column, isDescending }
}

/** A UUID begins with a time, which orders can share, so a newer order's key stays whole. */
function startOf(identifier: string): string {
  return identifier.includes('-') ? identifier : identifier.slice(0, START_LENGTH)
}

function parsePair(text: string): PairStart | undefined {
  const [input = '', output = '', ...more] = text.split('-')
  if (
    !identifierSchema.safeParse(input).success ||
    !identifierSchema.safeParse(output).success ||
    more.length > 0
  )
    return undefined
  return { input: startOf(input), output: startOf(output) }
}
