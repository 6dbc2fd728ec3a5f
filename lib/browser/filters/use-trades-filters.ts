import { useMemo } from 'react'
import { useRestingText } from './use-resting-text'
import { pushUrl, useUrl } from '@/lib/browser/page/use-url'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import {
  filtersPart,
  parseTradesFilters,
  parseTradesSort,
  shortText,
  withTradesFilters,
  withTradesSort,
} from '@/lib/view/filters/trades-filters-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'

/** The filters of the trades page, which its URL holds, and how they are changed. */
export type TradesFilters = {
  /** What the URL says, and the text as it is typed. */
  filters: EventFilters
  /** Whether the URL says something that is no filter. */
  hasUnknown: boolean
  /** The text field's text. */
  text: string
  type: (text: string) => void
  /** Takes the typed text into the URL now. */
  rest: () => void
  /** Changes some filters, one step of Back. */
  choose: (change: EventFilters) => void
  clear: () => void
}

const NO_FILTERS: EventFilters = {
  ...{ text: undefined, kind: undefined, pair: undefined, key: undefined },
  ...{ from: undefined, to: undefined, isUnpriced: undefined, wallet: undefined },
}

/** Follows the URL's filters (behaviour 17.9). */
export function useTradesFilters(): TradesFilters {
  const search = useUrl(TRADES_PATH)?.search ?? ''
  // The same filters while others change in the URL, such as the sort.
  const said = useMemo(() => filtersPart({ search }), [search])
  const inUrl = useMemo(() => parseTradesFilters({ search: said }), [said])
  const { text, type, rest } = useRestingText(inUrl.filters.text ?? '', (typed) => {
    const short = shortText(typed)
    changeUrl({ text: short === '' ? undefined : short })
    return short
  })
  const wanted = text.trim()
  const filters = useMemo(
    () => ({ ...inUrl.filters, text: wanted === '' ? undefined : wanted }),
    [inUrl, wanted],
  )
  const choose = (change: EventFilters) => {
    rest()
    changeUrl(change)
  }
  return {
    ...{ filters, hasUnknown: inUrl.hasUnknown, text, type, rest, choose },
    clear: () => choose(NO_FILTERS),
  }
}

function changeUrl(change: EventFilters): void {
  const { filters } = parseTradesFilters(window.location)
  const path = withTradesFilters(window.location, { ...filters, ...change })
  const { pathname, search, hash } = window.location
  if (path !== `${pathname}${search}${hash}`) pushUrl(path)
}

/** What the trades table is sorted by, which the page's URL holds (behaviour 17.13). */
export type TradesSort = {
  sort: EventSort
  /** Whether the URL names a sort that is none. */
  isUnknown: boolean
  /** Sorts anew, one step of Back. */
  sortBy: (sort: EventSort) => void
}

/** Follows the URL's sort. */
export function useTradesSort(): TradesSort {
  const search = useUrl(TRADES_PATH)?.search ?? ''
  const inUrl = useMemo(() => parseTradesSort({ search }), [search])
  return { ...inUrl, sortBy: (sort) => pushUrl(withTradesSort(window.location, sort)) }
}
