import type { EventFilters, PairStart } from '@/lib/domain/filters/event-filters'
import { type EventSort, DEFAULT_SORT, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/order-filters'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { type Day, isDay } from '@/lib/domain/time/local-day'
import type { UrlParts } from '@/lib/view/urls/paths'
import { otherParams, parseTradesUrl, tradesPath, WALLET_FILTER } from '@/lib/view/urls/page-urls'

/** How many characters of a base58 text a link has. They are 64 bits, which nobody can imitate (behaviour 17.9). */
const START_LENGTH = 11

const SORT = 'sort'
/** This sign precedes a column that is sorted from high to low. */
const DESCENDING = '-'

/** The words of a link, and the filters that they stand for. */
const KINDS = wordsOf({ trades: 'trade', deposits: 'deposit', returned: 'refund' } as const)
const PRICES = wordsOf({ none: 'missing', mismatch: 'mismatch' } as const)

/** Parses the filters and the sort in a URL. `hasUnknown` is whether one was wrong, and so ignored (behaviour 17.9). */
export function parseTradesFilters({ search }: { search: string }) {
  const query = new URLSearchParams(search)
  let hasUnknown = false
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = query.get(name) ?? ''
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) hasUnknown = true
    return value
  }
  const filters: EventFilters = {
    text:
      read('q', (text) => (text.trim() === shortText(text) ? text.trim() : undefined)) || undefined,
    kind: read('show', (word) => KINDS.get(word)),
    pair: read('pair', parsePair),
    key: read('key', (key) => (orderKeySchema.safeParse(key).success ? startOf(key) : undefined)),
    from: read('from', parseDay),
    to: read('to', parseDay),
    wallet: read(WALLET_FILTER, parseStart),
    price: read('price', (word) => PRICES.get(word)),
  }
  const sort = read(SORT, parseSort) ?? DEFAULT_SORT
  return { filters, sort, hasUnknown }
}

/** Returns the path and query of a trades page with other filters; the rest of the URL stays (behaviour 17.9). */
export function withTradesFilters(url: UrlParts, filters: EventFilters): string {
  const { text, kind, pair, key, from, to, wallet, price } = filters
  return withParams(url, {
    q: text,
    show: wordFor(KINDS, kind),
    pair: pair && `${startOf(pair.input)}-${startOf(pair.output)}`,
    key: key && startOf(key),
    from,
    to,
    [WALLET_FILTER]: wallet && startOf(wallet),
    price: wordFor(PRICES, price),
  })
}

/** Returns the path and query of a trades page with another sort; the default is absent (behaviour 17.9). */
export function withTradesSort(url: UrlParts, sort: EventSort): string {
  const text = sortText(sort)
  return withParams(url, { [SORT]: text === sortText(DEFAULT_SORT) ? undefined : text })
}

function withParams(url: UrlParts, params: Record<string, string | undefined>): string {
  const query = otherParams(url)
  for (const [name, value] of Object.entries(params)) {
    query.delete(name)
    if (value) query.set(name, value)
  }
  return tradesPath(parseTradesUrl(url), query)
}

function wordsOf<T>(words: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(words))
}

function wordFor<T>(words: ReadonlyMap<string, T>, value: T | undefined): string | undefined {
  return [...words].find(([, meaning]) => meaning === value)?.[0]
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

function parseStart(identifier: string): string | undefined {
  return identifierSchema.safeParse(identifier).success ? startOf(identifier) : undefined
}

function parsePair(text: string): PairStart | undefined {
  const [input, output, ...more] = text.split('-').map(parseStart)
  return input && output && more.length === 0 ? { input, output } : undefined
}

function parseDay(text: string): Day | undefined {
  return isDay(text) ? text : undefined
}
