'use client'

import { useMemo } from 'react'
import { TradesControls } from './trades-controls'
import { TradesPageHead } from './trades-page-head'
import { TradesWays } from './trades-ways'
import { AllWalletsFailed } from './all-wallets-failed'
import { TradesNotices } from './trades-notices'
import { TradesSkeletonTable } from './trades-skeleton'
import { SummaryPlace } from '@/components/summary/summary-place'
import { SummarySkeletonCard } from '@/components/summary/summary-skeleton-card'
import { TradesTable } from '@/components/trades/table/trades-table'
import { SwitchableTable } from '@/components/trades/table/switchable-table'
import { FilterBar } from '@/components/filters/filter-bar'
import { NoRowMatches } from '@/components/filters/no-row-matches'
import { OrderStory } from '@/components/order-story/order-story'
import { ReconciliationNotice } from '@/components/reconciliation/reconciliation-notice'
import { MoreOrders } from '@/components/orders/more-orders'
import { PriceControls } from '@/components/prices/price-controls'
import { Notice } from '@/components/ui/notice'
import { useFirstPages } from '@/lib/browser/order-lists/use-first-pages'
import { useTradesWallets } from '@/lib/browser/trades/use-trades-wallets'
import { useTradePlaces } from '@/lib/browser/trades/use-trade-places'
import { useKeptFocus } from '@/lib/browser/scrolling/use-kept-focus'
import { longListCode } from '@/lib/browser/scrolling/long-list-code'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'
import { useScrollAnchor } from '@/lib/browser/scrolling/use-scroll-anchor'
import { useFetching } from '@/lib/browser/page/lazy-code'
import { useShownEvents } from '@/lib/browser/filters/use-shown-events'
import { useTradesSort } from '@/lib/browser/filters/use-trades-sort'
import { useTradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { NO_EVENTS, usePrices } from '@/lib/browser/prices/use-prices'
import { usePriceSwitch } from '@/lib/browser/prices/use-price-switch'
import { reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'
import { isOldestFirst } from '@/lib/domain/filters/event-sort'
import { csvEvents } from '@/lib/domain/trades/order-event'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { fileWallets } from '@/lib/view/csv/file-wallets'
import { UNKNOWN_FILTER } from '@/lib/view/filters/filter-label'
import { sortText } from '@/lib/view/filters/trades-sort-url'
import type { AskedWallets } from '@/lib/view/trades/trades-asked'

/** Reads the orders that the URL names and shows their events. */
export function TradesScreen({ asked }: { asked: AskedWallets }) {
  const { wallets: request } = asked
  const read = useTradesWallets(request)
  const { wallets, lists, orders, selected, walletOf, stateOf, isReading } = read
  const events = useMemo(() => orderEvents(selected, walletOf), [selected, walletOf])
  const sorting = useTradesSort()
  const areFirstPagesRead = useFirstPages(lists)
  const isTableShown = (events.length > 0 && areFirstPagesRead) || !isReading
  const { drawn, waiting, drawAll, sorts } = useTradePlaces({
    ...{ orders: selected, request, isTableShown, isByDate: isOldestFirst(sorting.sort) },
    isArriving: isReading,
  })
  const drawnEvents = useMemo(
    () => (drawn === selected ? events : orderEvents(drawn, walletOf)),
    [drawn, selected, events, walletOf],
  )
  useScrollAnchor(isReading)
  useKeptFocus(`${sorts} ${sortText(sorting.sort)}`)
  // The way back may lead to a long list, also without a connection (behaviour 11.5).
  useFetching(longListCode, orders.length > MOST_ROWS_DRAWN)
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.fetched)
  const reconciliation = useMemo(() => reconcileOrders(selected), [selected])
  const filters = useTradesFilters()
  const { shown, rows, kinds, filterCount, hasUnknown } = useShownEvents(filters.filters, {
    ...{ events, drawnEvents, orders: selected, stateOf, isReading, wallets: read.choices },
    ...{ answers: prices.answers, hasPrices: usd.isOn },
  })
  // What the file's own lines tell of; no second look where it holds all.
  const isFiltered = filterCount > 0
  const pricesOfShown = usePrices(isFiltered ? shown : NO_EVENTS)
  const inFile = useMemo(() => csvEvents(shown), [shown])
  const allInFile = useMemo(() => csvEvents(events).length, [events])
  const ofFile = useMemo(() => fileWallets(read.files, inFile), [read.files, inFile])

  if (wallets.every(({ hasFailed }) => hasFailed)) return <AllWalletsFailed wallets={wallets} />

  const download = { events: inFile, orders, walletOf, wallets: ofFile, isFiltered }
  return (
    <SwitchableTable>
      <main className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
        <TradesPageHead
          shown={read}
          ways={<TradesWays request={request} />}
          reconciliation={reconciliation}
          controls={
            <TradesControls
              prices={prices}
              inFile={isFiltered ? pricesOfShown : prices}
              download={download}
              allRows={allInFile}
            >
              <PriceControls
                prices={prices}
                isShown={usd.isOn}
                onShow={usd.set}
                stateOf={stateOf}
              />
            </TradesControls>
          }
        />
        <TradesNotices asked={asked} shown={read} isTableShown={isTableShown} />
        <ReconciliationNotice found={reconciliation} stateOf={stateOf} />
        {(filters.hasUnknown || hasUnknown || sorting.isUnknown) && (
          <Notice kind="warn">
            <p>{UNKNOWN_FILTER}</p>
          </Notice>
        )}
        {isTableShown && events.length > 0 && (
          <SummaryPlace
            {...download}
            events={shown}
            orders={selected}
            stateOf={stateOf}
            answers={usd.isOn ? prices.answers : undefined}
            isArriving={isReading}
          />
        )}
        {!isTableShown && <SummarySkeletonCard />}
        <FilterBar
          {...{ filters, sorting, filterCount, walletOf, stateOf }}
          orders={selected}
          wallets={read.choices}
          kinds={kinds}
          hasPrices={usd.isOn}
          count={{ shown: rows.length, all: drawnEvents.length }}
        />
        {isTableShown && isFiltered && rows.length === 0 && (
          <NoRowMatches onClear={filters.clear} />
        )}
        {isTableShown ? (
          <TradesTable
            drawnEvents={drawnEvents}
            rows={rows}
            sorting={sorting}
            selected={drawn}
            hasWallets={wallets.length > 1}
            stateOf={stateOf}
            sorts={sorts}
            prices={usd.isOn ? prices : undefined}
          />
        ) : (
          <TradesSkeletonTable />
        )}
        {isTableShown && waiting > 0 && (
          <MoreOrders
            count={waiting}
            onOpen={drawAll}
            // Over the rows, so that it is seen from wherever they are read.
            className="sticky bottom-28 z-10 self-center shadow-lg md:bottom-4 print:hidden"
          />
        )}
        <OrderStory
          {...{ orders, stateOf, isReading }}
          walletOf={wallets.length > 1 ? walletOf : undefined}
        />
      </main>
    </SwitchableTable>
  )
}
