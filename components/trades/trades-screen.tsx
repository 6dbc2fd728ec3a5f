'use client'

import { useMemo } from 'react'
import { TradesControls } from './trades-controls'
import { TradesHeader } from './trades-header'
import { TradesNotices } from './trades-notices'
import { TradesSkeletonTable } from './trades-skeleton'
import { TradesTable } from './trades-table'
import { NothingRead } from '../nothing-read'
import { useOrderLists } from '@/lib/browser/use-order-lists'
import { useTokens } from '@/lib/browser/use-tokens'
import { orderEvents } from '@/lib/domain/order-events'
import { isPartial, isReading, ordersOf } from '@/lib/domain/order-list'
import { selectedOrders } from '@/lib/domain/selected-orders'
import type { PriceMap } from '@/lib/domain/token-price'
import type { TradesRequest } from '@/lib/view/routes'

const NO_PRICES: PriceMap = {}

/** Reads the orders that the URL names and shows their events. */
export function TradesScreen({ request }: { request: TradesRequest }) {
  const { userAddress } = request
  const reading = useOrderLists(userAddress)
  const { lists } = reading
  const orders = useMemo(() => ordersOf(lists), [lists])
  const { selected, notFound } = useMemo(() => selectedOrders(orders, request), [orders, request])
  const events = useMemo(() => orderEvents(selected, userAddress), [selected, userAddress])
  const stateOf = useTokens(userAddress, orders, lists)
  const isUnderWay = lists.some(isReading)

  const failed = lists.every((list) => list.state.kind === 'failed' && list.pages.length === 0)
  if (failed && orders.length === 0) {
    return <NothingRead userAddress={userAddress} lists={lists} onRetry={reading.readRest} />
  }

  const download = {
    events,
    prices: NO_PRICES,
    userAddress,
    isPartial: lists.some(isPartial),
  }
  return (
    <main className="mx-auto flex w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
      <TradesHeader
        request={request}
        selected={selected}
        reading={reading}
        controls={<TradesControls download={download} />}
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
        <TradesTable events={events} selected={selected} stateOf={stateOf} />
      )}
    </main>
  )
}
