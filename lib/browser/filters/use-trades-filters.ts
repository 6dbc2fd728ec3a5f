import { useEffect, useMemo, useRef, useState } from 'react'
import { pushUrl, useUrl } from '@/lib/browser/page/use-url'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import {
  parseTradesFilters,
  shortText,
  withTradesFilters,
  withTradesSort,
} from '@/lib/view/filters/trades-filters-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'

export type TradesSort = {
  sort: EventSort
  /** Sorts the rows; Back undoes it. */
  sortBy: (sort: EventSort) => void
}

/** The filters and the sort of the trades page, which its URL holds, and how to change them. */
export type TradesFilters = TradesSort & {
  /** The filters of the URL, with the text as it is typed. */
  filters: EventFilters
  /** Whether the URL has a filter or a sort that is wrong. */
  hasUnknown: boolean
  text: string
  type: (text: string) => void
  /** Saves the typed text in the URL now. */
  flush: () => void
  /** Changes some filters; Back undoes it. */
  choose: (change: EventFilters) => void
  clear: () => void
}

/** Follows the URL's filters and its sort (behaviour 17.9). */
export function useTradesFilters(): TradesFilters {
  const search = useUrl(TRADES_PATH)?.search ?? ''
  const { sort, hasUnknown } = useMemo(() => parseTradesFilters({ search }), [search])
  // A sort keeps the filters the same object, so that no row is filtered again.
  const withoutSort = search.replace(/(?<=[?&])sort=[^&]*&?/, '')
  const inUrl = useMemo(() => parseTradesFilters({ search: withoutSort }), [withoutSort])
  const { text, type, flush } = useDebouncedText(inUrl.filters.text ?? '', (typed) => {
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
    flush()
    changeUrl(change)
  }
  return {
    filters,
    sort,
    hasUnknown,
    text,
    type,
    flush,
    choose,
    clear: () => {
      flush()
      setFilters({})
    },
    sortBy: (sort) => pushUrl(withTradesSort(window.location, sort)),
  }
}

function changeUrl(change: EventFilters): void {
  setFilters({ ...parseTradesFilters(window.location).filters, ...change })
}

function setFilters(filters: EventFilters): void {
  const path = withTradesFilters(window.location, filters)
  const { pathname, search, hash } = window.location
  if (path !== `${pathname}${search}${hash}`) pushUrl(path)
}

const DEBOUNCE_MS = 500

/**
 * Holds a field's text and saves it when the typing pauses (behaviour 17.9).
 * @param value what was saved last; another one replaces what is typed
 * @param save saves a text, and returns what `value` then is
 */
export function useDebouncedText(value: string, save: (text: string) => string) {
  const [draft, setDraft] = useState({ text: value, savedValue: value })
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const cancel = () => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  useEffect(() => cancel, [value])
  const flush = () => {
    const { text } = pending.current ?? {}
    cancel()
    if (text !== undefined) setDraft({ text, savedValue: save(text) })
  }
  return {
    text: draft.savedValue === value ? draft.text : value,
    type: (text: string) => {
      cancel()
      pending.current = { timer: setTimeout(flush, DEBOUNCE_MS), text }
      setDraft({ text, savedValue: value })
    },
    /** Saves what is typed now. */
    flush,
  }
}
