import { useDeferredValue, useMemo } from 'react'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import {
  countFilters,
  type EventFilters,
  type FilterSurroundings,
  kindsOf,
  knownFilters,
  matchingEvents,
  mayLackRows,
} from '@/lib/domain/filters/event-filters'
import type { Order } from '@/lib/domain/orders/order'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { missesTrades } from '@/lib/domain/reconciliation/reconcile-orders'
import { unknownToken } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

type Events = Omit<FilterSurroundings, 'timeZone'> & {
  orders: readonly Order[]
  /** All events of the orders, by date. */
  events: readonly OrderEvent[]
  /** Whether USD prices are shown: if not, no row is filtered by its prices. */
  hasPrices: boolean
  isLoading: boolean
  /** The addresses to choose from; none if there is only one wallet. */
  wallets: readonly string[]
}

/** Returns the events that match the filters, by date, a moment after a filter changes (behaviour 17.1). */
export function useShownEvents(wanted: EventFilters, selection: Events) {
  const { events, orders, stateOf, answers, hasPrices, isLoading, wallets } = selection
  const applied = useDeferredValue(wanted)
  const filters = useMemo((): EventFilters => {
    const applicable = isLoading ? applied : knownFilters(applied, orders, wallets)
    return hasPrices ? applicable : { ...applicable, price: undefined }
  }, [applied, orders, isLoading, hasPrices, wallets])
  // Names and prices come one by one. 100,000 events are filtered again only if a filter needs them.
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
  const missingTrades = useMemo(() => orders.filter(missesTrades), [orders])
  const lackingRows = useMemo(
    () => missingTrades.filter((order) => mayLackRows(order, filters, surroundings)),
    [missingTrades, filters, surroundings],
  )
  const { pair, key, wallet } = filters
  return {
    shownEvents,
    filterCount: countFilters(filters),
    /** The orders of which a file of the shown events may lack rows (behaviour 9.8). */
    lackingRows,
    /** The first characters of the wallet's address in the filters; empty without a wallet. */
    shownWallet: wallet ?? '',
    /** The kinds of all events, to choose from. */
    kinds: kindsOf(events),
    /** Whether the URL has a pair, an order or a wallet that is not among the selected ones. */
    hasUnknown:
      !isLoading && (pair !== applied.pair || key !== applied.key || wallet !== applied.wallet),
  }
}
