import { type EventSort, OLDEST_FIRST, SORT_COLUMNS } from '@/lib/domain/filters/event-sort'
import type { UrlParts } from '@/lib/view/urls/paths'
import { otherParams, parseTradesUrl, tradesPath } from '@/lib/view/urls/trades-url'

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
