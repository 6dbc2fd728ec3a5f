import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { pageUrl, pushUrl } from '@/lib/browser/urls/page-history'
import { useUrl } from '@/lib/browser/urls/use-url'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import {
  countFilters,
  type EventFilters,
  kindsOf,
  knownFilters,
  matchingEvents,
} from '@/lib/domain/filters/event-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import type { Order } from '@/lib/domain/orders/order'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type TokenLookup, unknownToken } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { rowsLabel } from '@/lib/view/filters/filter-label'
import {
  parseTradesFilters,
  shortText,
  withTradesFilters,
  withTradesSort,
} from '@/lib/view/filters/trades-filters-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'

/** The filters and the sort of the trades page, which are in its URL, and functions that change them. */
export type TradesFilters = {
  /** The filters of the URL, with the text as it is typed. */
  filters: EventFilters
  sort: EventSort
  /** Whether the URL has an invalid filter or sort. */
  hasUnknown: boolean
  text: string
  setText: (text: string) => void
  /** Saves the typed text in the URL now. */
  flush: () => void
  /** Changes some filters; Back undoes it. */
  choose: (change: EventFilters) => void
  clear: () => void
  sortBy: (sort: EventSort) => void
}

/** Follows the URL's filters and its sort (behaviour 17.9). */
export function useTradesFilters(): TradesFilters {
  const search = useUrl(TRADES_PATH)?.search ?? ''
  const parsed = useMemo(() => parseTradesFilters({ search }), [search])
  const { text, setText, flush } = useDebouncedText(parsed.filters.text ?? '', (typed) =>
    changeUrl({ text: shortText(typed) || undefined }),
  )
  // A sort or an opened order changes the URL, but no filter. Then no row is filtered or sorted again.
  return {
    filters: useSame<EventFilters>({ ...parsed.filters, text: text.trim() || undefined }),
    sort: useSame(parsed.sort),
    hasUnknown: parsed.hasUnknown,
    text,
    setText,
    flush,
    choose: (change) => {
      flush()
      changeUrl(change)
    },
    clear: () => {
      flush()
      setFilters({})
    },
    sortBy: (by) => pushUrl(withTradesSort(pageUrl(), by)),
  }
}

/** Returns the earlier object while the content stays the same. */
function useSame<T extends object>(value: T): T {
  const [same, setSame] = useState(value)
  if (JSON.stringify(same) === JSON.stringify(value)) return same
  setSame(value)
  return value
}

function changeUrl(change: EventFilters): void {
  setFilters({ ...parseTradesFilters(pageUrl()).filters, ...change })
}

function setFilters(filters: EventFilters): void {
  const url = pageUrl()
  const { pathname, search, hash } = url
  const path = withTradesFilters(url, filters)
  if (path !== `${pathname}${search}${hash}`) pushUrl(path)
}

type Selection = {
  stateOf: TokenLookup
  /** USD prices; undefined while they aren't shown. Then no row is filtered by its prices. */
  answers: PriceAnswers | undefined
  selected: readonly Order[]
  /** All events of the orders, by date. */
  events: readonly OrderEvent[]
  isLoading: boolean
  /** The addresses to choose from; none if there is only one wallet. */
  walletChoices: readonly string[]
}

/** The rows of the trades table, with all filters and the number of rows as text. */
export type TradesRows = {
  /** All events of the selected orders, by date. */
  events: readonly OrderEvent[]
  /** The events that match the filters, by date. */
  shownEvents: readonly OrderEvent[]
  /** The filters that `shownEvents` match. */
  appliedFilters: EventFilters
  filterCount: number
  isFiltered: boolean
  /** Whether no row matches yet, but the orders that are loading may bring some (behaviour 17.7). */
  mayMatchLater: boolean
  /** Whether the URL has a wrong filter or sort, or the filter names a pair, an order or a wallet that isn't selected. */
  hasUnknownFilter: boolean
  kinds: readonly OrderEvent['kind'][]
  /** The number of rows; '' until the first order is loaded. */
  rowsText: string
}

/** Returns the rows that match the filters, a moment after a filter changes (behaviour 17.1). */
export function useTradesRows(filtering: TradesFilters, selection: Selection): TradesRows {
  const { events, selected, stateOf, answers, isLoading, walletChoices } = selection
  const applied = useDeferredValue(filtering.filters)
  const hasPrices = answers !== undefined
  const filters = useMemo((): EventFilters => {
    const applicable = isLoading ? applied : knownFilters(applied, selected, walletChoices)
    return hasPrices ? applicable : { ...applicable, price: undefined }
  }, [applied, selected, isLoading, hasPrices, walletChoices])
  // Names and prices come one by one. 100,000 events are filtered again only if a filter needs the new ones.
  const names = filters.text === undefined ? unknownToken : stateOf
  const prices = filters.price ? answers : undefined
  const timeZone = useTimeZone()
  const surroundings = useMemo(
    () => ({ stateOf: names, answers: prices ?? NO_ANSWERS, timeZone }),
    [names, prices, timeZone],
  )
  const shownEvents = useMemo(
    () => matchingEvents(events, filters, surroundings),
    [events, filters, surroundings],
  )
  const { pair, key, wallet } = filters
  const hasUnknownFilter =
    filtering.hasUnknown ||
    (!isLoading && (pair !== applied.pair || key !== applied.key || wallet !== applied.wallet))
  const isCounted = !isLoading || selected.length > 0
  return useMemo(() => {
    const filterCount = countFilters(filters)
    const isFiltered = filterCount > 0
    return {
      events,
      shownEvents,
      appliedFilters: filters,
      filterCount,
      isFiltered,
      mayMatchLater: isLoading && isFiltered && shownEvents.length === 0,
      hasUnknownFilter,
      kinds: kindsOf(events),
      rowsText: isCounted ? rowsLabel(shownEvents.length, events.length, isFiltered) : '',
    }
  }, [events, shownEvents, filters, isLoading, isCounted, hasUnknownFilter])
}

const DEBOUNCE_MS = 500

/** Holds a field's text until the typing pauses (behaviour 17.9). `save` puts it into the URL, which gives the `value`. */
export function useDebouncedText(value: string, save: (text: string) => void) {
  const [field, setField] = useState({ value, text: value })
  if (field.value !== value) {
    // The URL has the saved text without its spaces; the field keeps them. Any other value replaces the text.
    setField({ value, text: shortText(field.text) === value ? field.text : value })
  }
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const cancel = () => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  useEffect(() => cancel, [value])
  const flush = () => {
    const typed = pending.current
    cancel()
    if (typed) save(typed.text)
  }
  return {
    text: field.text,
    setText: (text: string) => {
      cancel()
      pending.current = { timer: setTimeout(flush, DEBOUNCE_MS), text }
      setField({ value, text })
    },
    flush,
  }
}
