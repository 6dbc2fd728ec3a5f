import { useCallback, useMemo } from 'react'
import { useShownEvents } from '@/lib/browser/filters/use-shown-events'
import { useTradesFilters, useTradesSort } from '@/lib/browser/filters/use-trades-filters'
import { useFirstPages } from '@/lib/browser/order-lists/use-first-pages'
import { NO_EVENTS, usePrices, usePriceSwitch } from '@/lib/browser/prices/use-prices'
import { reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'
import { useIncomingOrders } from '@/lib/browser/scrolling/use-incoming-orders'
import { isOldestFirst } from '@/lib/domain/filters/event-sort'
import type { Order } from '@/lib/domain/orders/order'
import { eventKeys } from '@/lib/domain/trades/event-key'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { csvEvents } from '@/lib/domain/trades/order-event'
import { fileWallets } from '@/lib/view/csv/file-name'
import type { AskedWallets } from '@/lib/view/trades/trades-asked'
import { useTradesWallets } from './use-trades-wallets'

/** What the trades page shows. */
export type TradesScreenView = ReturnType<typeof useTradesScreen>

/** Loads the orders that the URL names, and holds what of their events is shown, priced and saved. */
export function useTradesScreen(asked: AskedWallets) {
  const loaded = useTradesWallets(asked.wallets)
  const { lists, selected, walletOf, stateOf, isReading } = loaded
  const events = useMemo(() => orderEvents(selected, walletOf), [selected, walletOf])
  const sorting = useTradesSort()
  const areFirstPagesRead = useFirstPages(lists)
  const isTableShown = (events.length > 0 && areFirstPagesRead) || !isReading
  const isByDate = isOldestFirst(sorting.sort)
  const rowsOf = useCallback(
    (orders: readonly Order[]) => (isByDate ? eventKeys(orderEvents(orders, walletOf)) : undefined),
    [isByDate, walletOf],
  )
  const incoming = useIncomingOrders({
    orders: selected,
    isLoading: isReading,
    isRendered: isTableShown,
    request: asked.wallets,
    rowsOf,
  })
  const tableEvents = useMemo(
    () => (incoming.shown === selected ? events : orderEvents(incoming.shown, walletOf)),
    [incoming.shown, selected, events, walletOf],
  )
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.fetched)
  const reconciliation = useMemo(() => reconcileOrders(selected), [selected])
  const filters = useTradesFilters()
  const { shown, rows, lackingRows, kinds, filterCount, hasUnknown } = useShownEvents(
    filters.filters,
    {
      events,
      drawnEvents: tableEvents,
      orders: selected,
      stateOf,
      isReading,
      wallets: loaded.choices,
      answers: prices.answers,
      hasPrices: usd.isOn,
    },
  )
  const isFiltered = filterCount > 0
  // No second look if the file holds all.
  const pricesOfShown = usePrices(isFiltered ? shown : NO_EVENTS)
  const inFile = useMemo(() => csvEvents(shown), [shown])
  const rowsWithoutFilters = useMemo(() => csvEvents(events).length, [events])
  const wallets = useMemo(() => {
    const lacking = new Set(lackingRows.map(walletOf))
    const files = loaded.files.map((file) => ({
      ...file,
      isPartial: file.isPartial || lacking.has(file.userAddress),
    }))
    return fileWallets(files, inFile)
  }, [loaded.files, lackingRows, walletOf, inFile])
  return {
    ...loaded,
    asked,
    hasFailed: loaded.wallets.every(({ hasFailed }) => hasFailed),
    hasSeveralWallets: loaded.wallets.length > 1,
    /** All events of the selected orders, by date. */
    events,
    isTableShown,
    incoming,
    /** The events whose rows may be in the table, by date, and the places of those that are. */
    tableEvents,
    rows,
    sorting,
    filters,
    kinds,
    filterCount,
    isFiltered,
    /** Whether the URL names a filter or a sort that is none. */
    hasUnknownFilter: filters.hasUnknown || hasUnknown || sorting.isUnknown,
    /** The events that the filters let through, by date. */
    shown,
    prices,
    usd,
    /** The prices if they are shown. */
    shownPrices: usd.isOn ? prices : undefined,
    /** The prices of what a file will hold. */
    filePrices: isFiltered ? pricesOfShown : prices,
    reconciliation,
    /** What a file will hold. */
    download: { events: inFile, orders: loaded.orders, walletOf, wallets, isFiltered },
    rowsWithoutFilters,
  }
}
