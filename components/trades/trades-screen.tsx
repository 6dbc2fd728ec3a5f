'use client'

import { useMemo } from 'react'
import { TradesControls } from './trades-controls'
import { TradesHeader } from './trades-header'
import { TradesNotices } from './trades-notices'
import { TradesSkeletonTable } from './trades-skeleton'
import { TradesTable } from '@/components/trades/table/trades-table'
import { PriceControls } from '@/components/prices/price-controls'
import { AllListsFailed } from '@/components/order-lists/all-lists-failed'
import { useOrderLists } from '@/lib/browser/order-lists/use-order-lists'
import { usePrices } from '@/lib/browser/prices/use-prices'
import { useTokens } from '@/lib/browser/tokens/use-tokens'
import { usePriceSwitch } from '@/lib/browser/prices/use-price-switch'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { isReading } from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { selectedOrders } from '@/lib/domain/orders/orders-by-key'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/** Reads the orders that the URL names and shows their events. */
export function TradesScreen({ request }: { request: TradesRequest }) {
  const { userAddress } = request
  const reading = useOrderLists(userAddress)
  const { lists } = reading
  const orders = useMemo(() => ordersOf(lists), [lists])
  const { selected, notFound } = useMemo(() => selectedOrders(orders, request), [orders, request])
  const events = useMemo(() => orderEvents(selected, userAddress), [selected, userAddress])
  const stateOf = useTokens(userAddress, orders, lists)
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.fetched)
  const isUnderWay = lists.some(isReading)

  const failed = lists.every((list) => list.state.kind === 'failed' && list.pages.length === 0)
  if (failed && orders.length === 0) {
    return <AllListsFailed userAddress={userAddress} lists={lists} onRetry={reading.readRest} />
  }

  const download = { events, userAddress, isPartial: lists.some(isPartial) }
  return (
    <main className="mx-auto flex w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
      <TradesHeader
        request={request}
        selected={selected}
        reading={reading}
        controls={
          <TradesControls missing={prices.missing ?? 0} download={download}>
            <PriceControls prices={prices} isShown={usd.isOn} onShow={usd.set} stateOf={stateOf} />
          </TradesControls>
        }
      />
      <TradesNotices
        request={request}
        orders={orders}
        reading={reading}
        notFound={isUnderWay ? 0 : notFound}
      />
      {events.length === 0 && isUnderWay ? (
        <TradesSkeletonTable />
      ) : (
        <TradesTable
          events={events}
          selected={selected}
          stateOf={stateOf}
          usdPrices={usd.isOn ? prices.answers : NO_ANSWERS}
        />
      )}
    </main>
  )
}
