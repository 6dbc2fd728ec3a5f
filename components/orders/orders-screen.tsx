'use client'

import { useMemo } from 'react'
import type { LinesState } from './list/lines-state'
import { BesideNotice } from './beside-notice'
import { OrdersOverview } from './orders-overview'
import { OrdersLayout } from './orders-layout'
import { OrdersSubtitle } from './orders-subtitle'
import { SectionSkeletons } from './section-skeletons'
import { SubmitBar } from './submit-bar'
import { OrderStory } from '@/components/order-story/order-story'
import { AllListsFailed } from '@/components/order-lists/all-lists-failed'
import { ReadingPanel } from '@/components/order-lists/reading-panel'
import { ReadingPlace } from '@/components/order-lists/reading-place'
import { useFirstPages } from '@/lib/browser/order-lists/use-first-pages'
import { useWalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import { useSelectionClicks } from '@/lib/browser/orders/use-selection-clicks'
import { useOrderFilters } from '@/lib/browser/filters/use-order-filters'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { useScrollAnchor } from '@/lib/browser/scrolling/use-scroll-anchor'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'
import { expectedOrders } from '@/lib/domain/order-lists/arriving-orders'
import { letAllThrough } from '@/lib/domain/filters/matching-orders'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import { isSelected } from '@/lib/domain/orders/order-selection'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

type OrdersScreenProps = {
  userAddress: string
  orderKeys: readonly string[]
  /** The wallets beside which these orders are chosen; none where they are alone. */
  beside: TradesRequest
}

/** Reads a wallet's orders and holds what is selected. */
export function OrdersScreen({ userAddress, orderKeys, beside }: OrdersScreenProps) {
  const wallet = useWalletOrders(userAddress)
  const { lists, actions, orders, stateOf, isReading } = wallet
  const { selection, onSelectOrder, onSelectPair, onSelectOrders } = useSelectionClicks(orderKeys)
  const filtering = useOrderFilters(orders, stateOf)
  const isFiltered = !letAllThrough(filtering.applied)
  const areFirstPagesRead = useFirstPages(lists)
  const isPrinting = usePrinting()
  useScrollAnchor(isReading)

  // Long from the first pages on: else hundreds of lines would be drawn only to go again.
  const lines = Math.max(orders.length, expectedOrders(lists))
  const isLong = !isPrinting && lines > MOST_ROWS_DRAWN
  const listing = useMemo((): LinesState => {
    // What the filters hide of a pair stays as it is.
    const onSelectShownPair = isFiltered
      ? (pair: OrderPair, isOn: boolean) => onSelectOrders(pair.orders, isOn)
      : onSelectPair
    return {
      ...{ selection, isLong, stateOf, onSelectOrder },
      onSelectPair: onSelectShownPair,
    }
  }, [selection, isLong, stateOf, isFiltered, onSelectOrder, onSelectPair, onSelectOrders])

  if (wallet.hasFailed) {
    return <AllListsFailed userAddress={userAddress} lists={lists} onRetry={actions.readRest} />
  }

  const selected = orders.filter((order) => isSelected(selection, order))
  const hidden = selected.filter((order) => !filtering.isShown(order)).length
  return (
    <OrdersLayout
      subtitle={
        <OrdersSubtitle
          userAddress={userAddress}
          count={orders.length}
          lists={lists}
          onRefresh={actions.refresh}
        />
      }
      bar={
        (isReading || orders.length > 0) && (
          <SubmitBar
            userAddress={userAddress}
            beside={beside}
            orders={orders}
            selected={selected}
            selection={selection}
            hidden={hidden}
            isReading={isReading}
          />
        )
      }
    >
      <BesideNotice {...{ userAddress, beside }} />
      <ReadingPlace lists={lists} isHeld={areFirstPagesRead}>
        <ReadingPanel userAddress={userAddress} lists={lists} onStop={actions.stop} />
      </ReadingPlace>
      {areFirstPagesRead ? (
        <OrdersOverview
          {...{ userAddress, wallet, listing, filtering }}
          onSelectShown={(isOn) => onSelectOrders(filtering.shown, isOn)}
        />
      ) : (
        <SectionSkeletons />
      )}
      <OrderStory orders={orders} stateOf={stateOf} isReading={isReading} />
    </OrdersLayout>
  )
}
