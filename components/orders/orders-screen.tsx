'use client'

import { useMemo } from 'react'
import type { LinesState } from './lines-state'
import { OrdersByHeading } from './orders-by-heading'
import { OrdersLayout } from './orders-layout'
import { OrdersSubtitle } from './orders-subtitle'
import { SubmitBar } from './submit-bar'
import { AllListsFailed } from '@/components/order-lists/all-lists-failed'
import { ReadingPanel } from '@/components/order-lists/reading-panel'
import { useOrderLists } from '@/lib/browser/order-lists/use-order-lists'
import { useSelectionClicks } from '@/lib/browser/orders/use-selection-clicks'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { useScrollAnchor } from '@/lib/browser/scrolling/use-scroll-anchor'
import { useTokens } from '@/lib/browser/tokens/use-tokens'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'
import { isReading } from '@/lib/domain/order-lists/order-list'
import { expectedOrders, ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { isSelected } from '@/lib/domain/orders/order-selection'

type OrdersScreenProps = { userAddress: string; orderKeys: readonly string[] }

/** Reads a wallet's orders and holds what is selected. */
export function OrdersScreen({ userAddress, orderKeys }: OrdersScreenProps) {
  const reading = useOrderLists(userAddress)
  const { lists } = reading
  const orders = useMemo(() => ordersOf(lists), [lists])
  const stateOf = useTokens(userAddress, orders, lists)
  const { selection, onSelectOrder, onSelectPair } = useSelectionClicks(orderKeys)
  const isPrinting = usePrinting()
  const isUnderWay = lists.some(isReading)
  useScrollAnchor(isUnderWay)

  const failed = lists.every((list) => list.state.kind === 'failed' && list.pages.length === 0)
  if (failed && orders.length === 0) {
    return <AllListsFailed userAddress={userAddress} lists={lists} onRetry={reading.readRest} />
  }

  // Long from the first pages on: else hundreds of lines would be drawn only to go again.
  const lines = Math.max(orders.length, expectedOrders(lists))
  const isLong = !isPrinting && lines > MOST_ROWS_DRAWN
  const listing: LinesState = { selection, isLong, stateOf, onSelectOrder, onSelectPair }
  const selected = orders.filter((order) => isSelected(selection, order))
  return (
    <OrdersLayout
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
      <OrdersByHeading
        userAddress={userAddress}
        orders={orders}
        reading={reading}
        listing={listing}
      />
    </OrdersLayout>
  )
}
