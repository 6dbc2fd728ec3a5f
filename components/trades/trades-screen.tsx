'use client'

import { useMemo } from 'react'
import { TradesControls } from './trades-controls'
import { TradesHeader } from './trades-header'
import { TradesNotices } from './trades-notices'
import { TradesSkeletonTable } from './trades-skeleton'
import { TradesTable } from './trades-table'
import { UsdControls } from './usd-controls'
import { NothingRead } from '../nothing-read'
import { useOrderLists } from '@/lib/browser/use-order-lists'
import { usePrices } from '@/lib/browser/use-prices'
import { useTokens } from '@/lib/browser/use-tokens'
import { useUsdSwitch } from '@/lib/browser/use-usd-switch'
import { orderEvents } from '@/lib/domain/order-events'
import { isPartial, isReading, ordersOf } from '@/lib/domain/order-list'
import { selectedOrders } from '@/lib/domain/selected-orders'
import { NO_ANSWERS } from '@/lib/domain/price-answers'
import type { TradesRequest } from '@/lib/view/routes'

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
  const usd = useUsdSwitch(prices.fetched)
  const isUnderWay = lists.some(isReading)

  const failed = lists.every((list) => list.state.kind === 'failed' && list.pages.length === 0)
  if (failed && orders.length === 0) {
    return <NothingRead userAddress={userAddress} lists={lists} onRetry={reading.readRest} />
  }

  const download = { events, userAddress, isPartial: lists.some(isPartial) }
  return (
    <main className="mx-auto flex w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
      <TradesHeader
        request={request}
        selected={selected}
        reading={reading}
        controls={
          <TradesControls missing={prices.missing} download={download}>
            <UsdControls prices={prices} isShown={usd.isOn} onShow={usd.set} stateOf={stateOf} />
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
