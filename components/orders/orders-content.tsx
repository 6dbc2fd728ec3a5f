'use client'

import { useMemo } from 'react'
import type { OrderListing } from './order-listing'
import { OrderSections } from './order-sections'
import { OrdersFrame } from './orders-frame'
import { OrdersSubtitle } from './orders-subtitle'
import { SubmitBar } from './submit-bar'
import { NothingRead } from '../nothing-read'
import { ReadingPanel } from '../reading-panel'
import { useOrderLists } from '@/lib/browser/use-order-lists'
import { useOrderSelection } from '@/lib/browser/use-order-selection'
import { usePrinting } from '@/lib/browser/use-printing'
import { useScrollAnchor } from '@/lib/browser/use-scroll-anchor'
import { useTokens } from '@/lib/browser/use-tokens'
import { MOST_ROWS_DRAWN } from '@/lib/browser/use-virtual-rows'
import { expectedOrders, isReading, ordersOf } from '@/lib/domain/order-list'
import { isSelected } from '@/lib/domain/order-selection'

type OrdersContentProps = { userAddress: string; orderKeys: readonly string[] }

/** Reads a wallet's orders and holds what is selected. */
export function OrdersContent({ userAddress, orderKeys }: OrdersContentProps) {
  const reading = useOrderLists(userAddress)
  const { lists } = reading
  const orders = useMemo(() => ordersOf(lists), [lists])
  const stateOf = useTokens(userAddress, orders, lists)
  const { selection, onSelectOrder, onSelectPair } = useOrderSelection(orderKeys)
  const isPrinting = usePrinting()
  const isUnderWay = lists.some(isReading)
  useScrollAnchor(isUnderWay)

  const failed = lists.every((list) => list.state.kind === 'failed' && list.pages.length === 0)
  if (failed && orders.length === 0) {
    return <NothingRead userAddress={userAddress} lists={lists} onRetry={reading.readRest} />
  }

  // Long from the first pages on: else hundreds of lines would be drawn only to go again.
  const lines = Math.max(orders.length, expectedOrders(lists))
  const isLong = !isPrinting && lines > MOST_ROWS_DRAWN
  const listing: OrderListing = { selection, isLong, stateOf, onSelectOrder, onSelectPair }
  const selected = orders.filter((order) => isSelected(selection, order))
  return (
    <OrdersFrame
      subtitle={
        <OrdersSubtitle
          userAddress={userAddress}
          count={orders.length}
          lists={lists}
          onRefresh={reading.refresh}
        />
      }
      bar={
        <SubmitBar
          userAddress={userAddress}
          orders={orders}
          selected={selected}
          selection={selection}
          isReading={isUnderWay}
        />
      }
    >
      {isUnderWay && <ReadingPanel userAddress={userAddress} lists={lists} onStop={reading.stop} />}
      <OrderSections
        userAddress={userAddress}
        orders={orders}
        reading={reading}
        listing={listing}
      />
    </OrdersFrame>
  )
}
