import type { EventFilters, PairStart } from '@/lib/domain/filters/event-filters'
import { type EventSort, OLDEST_FIRST, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/text-match'
import { isIdentifier } from '@/lib/domain/text/identifier'
import { isDay } from '@/lib/domain/time/local-day'
import type { UrlParts } from '@/lib/view/urls/paths'
import { otherParams, parseTradesUrl, tradesPath } from '@/lib/view/urls/trades-url'

/**
 * How much of a mint or key a link holds: 11 characters of base58 are 64 bits, so that nobody can
 * make one that begins as a given one does (behaviour 17.9).
 */
const START_LENGTH = 11

const WALLET = 'wallet'

const KINDS = { trades: 'trade', deposits: 'deposit', returned: 'refund' } as const

/** What a link says of filters, and whether it says something that is no filter. */
export type FiltersInUrl = { filters: EventFilters; hasUnknown: boolean }

/** How each filter is spelled: read gives undefined for a wrong value. */
const SPELLINGS = [
  {
    name: 'q',
    write: ({ text }: EventFilters) => text,
    read: (text: string) => (text.trim() === shortText(text) ? { text: text.trim() } : undefined),
  },
  {
    name: 'show',
    write: ({ kind }: EventFilters) => Object.entries(KINDS).find(([, of]) => of === kind)?.[0],
    read: (text: string) => {
      const kind = new Map(Object.entries(KINDS)).get(text)
      return kind && { kind }
    },
  },
  {
    name: 'pair',
    write: ({ pair }: EventFilters) => pair && `${start(pair.input)}-${start(pair.output)}`,
    read: (text: string) => {
      const pair = pairIn(text)
      return pair && { pair }
    },
  },
  {
    name: 'key',
    write: ({ key }: EventFilters) => key && start(key),
    read: (key: string) => (isIdentifier(key) ? { key: start(key) } : undefined),
  },
  {
    name: 'from',
    write: ({ from }: EventFilters) => from,
    read: (from: string) => (isDay(from) ? { from } : undefined),
  },
  {
    name: 'to',
    write: ({ to }: EventFilters) => to,
    read: (to: string) => (isDay(to) ? { to } : undefined),
  },
  {
    name: WALLET,
    write: ({ wallet }: EventFilters) => wallet && start(wallet),
    read: (wallet: string) => (isIdentifier(wallet) ? { wallet: start(wallet) } : undefined),
  },
  {
    name: 'price',
    write: ({ isUnpriced }: EventFilters) => isUnpriced && 'none',
    read: (text: string): EventFilters | undefined =>
      text === 'none' ? { isUnpriced: true } : undefined,
  },
] as const

/** What a URL's query says of filters, and nothing else. */
export function filtersPart({ search }: Pick<UrlParts, 'search'>): string {
  const names = new Set<string>(SPELLINGS.map(({ name }) => name))
  const said = [...new URLSearchParams(search)].filter(([name]) => names.has(name))
  return new URLSearchParams(said).toString()
}

/** The filters that a URL of the trades page names (behaviour 17.9). */
export function parseTradesFilters({ search }: Pick<UrlParts, 'search'>): FiltersInUrl {
  const query = new URLSearchParams(search)
  let filters: EventFilters = {}
  let hasUnknown = false
  for (const { name, read } of SPELLINGS) {
    const [value = '', ...others] = query.getAll(name)
    if (value === '') continue
    const known = read(value)
    filters = { ...filters, ...known }
    if (!known || others.length > 0) hasUnknown = true
  }
  return { filters, hasUnknown }
}

/** A URL of the trades page with other filters; all else that it says stays. */
export function withTradesFilters(url: UrlParts, filters: EventFilters): string {
  const query = otherParams(url)
  for (const { name, write } of SPELLINGS) {
    query.delete(name)
    const value = write(filters)
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return tradesPath(parseTradesUrl(url), query)
}

/** What a URL says beside its orders, without the wallet that only is shown (behaviour 21.7). */
export function withoutWalletFilter(others: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(others)
  rest.delete(WALLET)
  return rest
}

/** As much of a text as a link has room for, without spaces around it. */
export function shortText(text: string): string {
  // Cut first: each turn of the loop copies the whole text.
  const start = text.trim().slice(0, MAX_FILTER_TEXT_LENGTH)
  // No text holds what cannot be written into a URL.
  let short = new URLSearchParams({ start }).get('start')?.trim() ?? ''
  const lengthOf = (part: string) => new URLSearchParams([['', part]]).toString().length - 1
  while (lengthOf(short) > MAX_FILTER_TEXT_LENGTH) short = [...short].slice(0, -1).join('').trim()
  return short
}

function start(identifier: string): string {
  return [...identifier].slice(0, START_LENGTH).join('')
}

function pairIn(text: string): PairStart | undefined {
  const [input = '', output = '', ...more] = text.split('-')
  if (!isIdentifier(input) || !isIdentifier(output) || more.length > 0) return undefined
  return { input: start(input), output: start(output) }
}

const NAME = 'sort'
/** Stands before a column whose highest figures come first. */
const DESCENDING = '-'

/** The sort that a URL of the trades page names; a wrong one is left out (behaviour 17.10, 17.13). */
export function parseTradesSort({ search }: Pick<UrlParts, 'search'>): {
  sort: EventSort
  isUnknown: boolean
} {
  const text = new URLSearchParams(search).get(NAME) ?? ''
  const sort = sortOf(text)
  return { sort: sort ?? OLDEST_FIRST, isUnknown: text !== '' && !sort }
}

/** A URL of the trades page with another sort; all else that it says stays. */
export function withTradesSort(url: UrlParts, sort: EventSort): string {
  const query = otherParams(url)
  query.delete(NAME)
  const text = sortText(sort)
  if (text !== sortText(OLDEST_FIRST)) query.set(NAME, text)
  return tradesPath(parseTradesUrl(url), query)
}

/** 'amount', or '-amount' where the highest come first. */
export function sortText({ column, isDescending }: EventSort): string {
  return `${isDescending ? DESCENDING : ''}${column}`
}

/** What such a text means; undefined where it is none. */
export function sortOf(text: string): EventSort | undefined {
  const isDescending = text.startsWith(DESCENDING)
  const name = isDescending ? text.slice(DESCENDING.length) : text
  const column = SORT_COLUMNS.find((known) => known === name)
  return column && { column, isDescending }
}
