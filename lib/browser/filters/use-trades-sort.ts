import { useMemo } from 'react'
import { pushUrl, useUrl } from '@/lib/browser/page/use-url'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import { parseTradesSort, withTradesSort } from '@/lib/view/filters/trades-sort-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'

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
