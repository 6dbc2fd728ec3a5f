import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import {
  countFilters,
  type EventFilters,
  type FilterSurroundings,
  kindsOf,
  knownFilters,
  matchingRows,
} from '@/lib/domain/filters/event-filters'
import { mayLackRows } from '@/lib/domain/filters/missing-rows'
import type { Order } from '@/lib/domain/orders/order'
import { missesTrades } from '@/lib/domain/reconciliation/reconcile-orders'
import { unknownToken } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

type Events = Omit<FilterSurroundings, 'timeZone'> & {
  /** All events of the selected orders, by date. */
  events: readonly OrderEvent[]
  /** Those whose rows may be in the table by now (behaviour 3.5). */
  drawnEvents: readonly OrderEvent[]
  /** Whether USD prices are shown: else no row is sought for want of one. */
  hasPrices: boolean
  isReading: boolean
  /** The addresses to choose from; none where there is but one wallet. */
  wallets: readonly string[]
}

/** What the filters let through. */
export type ShownEvents = {
  /** By date, whatever the table is sorted by. */
  shown: readonly OrderEvent[]
  /** The places of the drawn events that are shown. */
  rows: readonly number[]
  /** The orders of which a file of them may lack rows (behaviour 9.8). */
  lackingRows: readonly Order[]
  /** The kinds of all events, to choose from. */
  kinds: readonly OrderEvent['kind'][]
  /** How many filters hold. */
  filterCount: number
  /** Whether the URL names a pair, an order or a wallet that is not among the selected. */
  hasUnknown: boolean
}

/** The events that the filters let through, a moment after a filter changes (behaviour 17.11). */
export function useShownEvents(filters: EventFilters, known: Events): ShownEvents {
  const { events, drawnEvents, orders, stateOf, answers, hasPrices, isReading, wallets } = known
  const applied = useDeferredValue(filters)
  const holding = useMemo((): EventFilters => {
    const found = isReading ? applied : knownFilters(applied, orders, wallets)
    return hasPrices ? found : { ...found, isUnpriced: undefined }
  }, [applied, orders, isReading, hasPrices, wallets])
  const filterCount = countFilters(holding)
  // What has no say is no reason to look at 100,000 events again.
  const names = holding.text === undefined ? undefined : stateOf
  const prices = holding.isUnpriced ? answers : undefined
  const timeZone = useTimeZone()
  const zone = (holding.from ?? holding.to) === undefined ? undefined : timeZone
  const surroundings = useMemo(
    () => ({
      ...{ orders, stateOf: names ?? unknownToken, answers: prices ?? new Map() },
      timeZone: zone,
    }),
    [orders, names, prices, zone],
  )
  const matching = useCallback(
    (some: readonly OrderEvent[]) => matchingRows(some, holding, surroundings),
    [holding, surroundings],
  )
  const rows = useMemo(() => matching(drawnEvents), [matching, drawnEvents])
  const shown = useMemo(() => {
    if (filterCount === 0) return events
    const places = drawnEvents === events ? rows : matching(events)
    return places.flatMap((place) => events[place] ?? [])
  }, [filterCount, events, drawnEvents, rows, matching])
  const kinds = useMemo(() => kindsOf(events), [events])
  const lackingTrades = useMemo(() => orders.filter(missesTrades), [orders])
  const lackingRows = useMemo(
    () => lackingTrades.filter((order) => mayLackRows(order, holding, surroundings)),
    [lackingTrades, holding, surroundings],
  )
  const { pair, key, wallet } = holding
  const hasUnknown =
    !isReading && (pair !== applied.pair || key !== applied.key || wallet !== applied.wallet)
  return { shown, rows, lackingRows, kinds, filterCount, hasUnknown }
}
