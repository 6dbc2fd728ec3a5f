'use client'

import { useMemo } from 'react'
import { TradesControls } from './trades-controls'
import { TradesPageHead } from './trades-page-head'
import { TradesNotices } from './trades-notices'
import { TradesSkeletonTable } from './trades-skeleton'
import { TradesTable } from '@/components/trades/table/trades-table'
import { MoreOrders } from '@/components/orders/more-orders'
import { PriceControls } from '@/components/prices/price-controls'
import { AllListsFailed } from '@/components/order-lists/all-lists-failed'
import { useWalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import { useFirstPages } from '@/lib/browser/order-lists/use-first-pages'
import { useTradePlaces } from '@/lib/browser/trades/use-trade-places'
import { useKeptFocus } from '@/lib/browser/scrolling/use-kept-focus'
import { useScrollAnchor } from '@/lib/browser/scrolling/use-scroll-anchor'
import { usePrices } from '@/lib/browser/prices/use-prices'
import { usePriceSwitch } from '@/lib/browser/prices/use-price-switch'
import { csvEvents } from '@/lib/domain/trades/order-event'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import { selectedOrders } from '@/lib/domain/orders/orders-by-key'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/** Reads the orders that the URL names and shows their events. */
export function TradesScreen({ request }: { request: TradesRequest }) {
  const { userAddress } = request
  const wallet = useWalletOrders(userAddress)
  const { lists, actions, orders, stateOf, isReading } = wallet
  const { selected, notFound } = useMemo(() => selectedOrders(orders, request), [orders, request])
  const events = useMemo(() => orderEvents(selected, userAddress), [selected, userAddress])
  const inFile = useMemo(() => csvEvents(events), [events])
  const areFirstPagesRead = useFirstPages(lists)
  const isTableShown = (events.length > 0 && areFirstPagesRead) || !isReading
  const { drawn, waiting, drawAll, sorts } = useTradePlaces({
    ...{ orders: selected, request, isTableShown },
    isArriving: isReading,
  })
  const drawnEvents = useMemo(
    () => (drawn === selected ? events : orderEvents(drawn, userAddress)),
    [drawn, selected, events, userAddress],
  )
  useScrollAnchor(isReading)
  useKeptFocus(sorts)
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.fetched)

  if (wallet.hasFailed) {
    return <AllListsFailed userAddress={userAddress} lists={lists} onRetry={actions.readRest} />
  }

  const download = { events: inFile, userAddress, isPartial: lists.some(isPartial) }
  return (
    <main className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
      <TradesPageHead
        request={request}
        selected={selected}
        wallet={wallet}
        controls={
          <TradesControls prices={prices} download={download}>
            <PriceControls prices={prices} isShown={usd.isOn} onShow={usd.set} stateOf={stateOf} />
          </TradesControls>
        }
      />
      <TradesNotices
        request={request}
        wallet={wallet}
        notFound={isReading ? 0 : notFound}
        isTableShown={isTableShown}
      />
      {isTableShown ? (
        <TradesTable
          events={drawnEvents}
          selected={drawn}
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
          className="sticky bottom-20 z-10 self-center shadow-lg md:bottom-4 print:hidden"
        />
      )}
    </main>
  )
}
