'use client'

import { useMemo } from 'react'
import type { LinesState } from './list/lines-state'
import { MoreOrders } from './more-orders'
import { OrderTypeSection } from './order-type-section'
import { OrderFilterBar } from '@/components/filters/orders/order-filter-bar'
import { FailedLists } from '@/components/order-lists/failed-lists'
import { PartialListNotices } from '@/components/order-lists/partial-list-notices'
import { Notice } from '@/components/ui/notice'
import type { WalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import type { OrderFiltering } from '@/lib/browser/filters/use-order-filters'
import { letAllThrough } from '@/lib/domain/filters/matching-orders'
import { orderId } from '@/lib/domain/orders/order'
import { pairsByType } from '@/lib/domain/orders/order-pair'
import { noOrderMatchesText } from '@/lib/view/filters/order-filter-label'
import { isRecurringList } from '@/lib/domain/order-lists/order-list'
import { useIsSample } from '@/lib/browser/sample/use-is-sample'
import { useOrderPlaces } from '@/lib/browser/orders/use-order-places'
import { useKeptFocus } from '@/lib/browser/scrolling/use-kept-focus'
import { countWithoutTrades } from '@/lib/domain/order-lists/partial-list'
import { SAMPLE_NOTICE } from '@/lib/view/wallet/sample-label'
import { V2_NOTICE } from '@/lib/view/order-lists/v2-orders-notice'
import { withoutTradesText } from '@/lib/view/order-lists/partial-list-label'
import {
  type OrderSectionView,
  recurringSections,
  triggerSection,
} from '@/lib/view/orders/order-headings'
import { noRecurringText } from '@/lib/view/orders/no-orders-label'

type OrdersOverviewProps = {
  userAddress: string
  wallet: WalletOrders
  listing: LinesState
  filtering: OrderFiltering
  onSelectShown: (isSelected: boolean) => void
}

/** The notices and the three headings; a failed list's error stands above the headings it feeds. */
export function OrdersOverview(props: OrdersOverviewProps) {
  const { userAddress, wallet, listing, filtering } = props
  const { lists, orders, actions } = wallet
  const { drawn: placed, waiting, drawAll, sorts } = useOrderPlaces(orders, lists)
  const { shown, applied } = filtering
  const isFiltered = !letAllThrough(applied)
  const drawn = useMemo(() => {
    if (!isFiltered) return placed
    const ids = new Set(shown.map(orderId))
    return placed.filter((order) => ids.has(orderId(order)))
  }, [placed, shown, isFiltered])
  // By themselves: a page that arrives changes the headings first, and what is drawn after them.
  const pairs = useMemo(() => pairsByType(drawn), [drawn])
  const noMatch = isFiltered ? noOrderMatchesText(applied) : undefined
  useKeptFocus(sorts)
  const isSample = useIsSample()
  const recurring = useMemo(
    () => recurringSections({ orders, shown, pairs }, lists),
    [orders, shown, pairs, lists],
  )
  const trigger = useMemo(
    () => triggerSection({ orders, shown, pairs }, lists, userAddress),
    [orders, shown, pairs, lists, userAddress],
  )
  const noRecurring = noRecurringText(orders, lists, userAddress)
  const withoutTrades = withoutTradesText(countWithoutTrades(lists))
  const faults = { userAddress, onRetry: actions.retry }
  return (
    <>
      <PartialListNotices lists={lists} orders={orders} onReadRest={actions.readRest} />
      <Notice kind="info">
        <p>{isSample ? SAMPLE_NOTICE : V2_NOTICE}</p>
      </Notice>
      {orders.length > 0 && (
        <OrderFilterBar filtering={filtering} onSelectShown={props.onSelectShown} />
      )}
      <FailedLists {...faults} lists={lists.filter(isRecurringList)} />
      {noRecurring === undefined ? (
        recurring.map((section, at) => (
          // Drawn anew where they are sorted anew: lines that jump about are worse to follow.
          <OrderTypeSection
            key={`${section.type} ${sorts}`}
            {...{ section, listing, noMatch }}
            isRedrawn={sorts > 0}
            ordersAbove={drawnIn(recurring.slice(0, at))}
          />
        ))
      ) : (
        <p className="rounded-xl border border-line bg-surface px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {noRecurring}
        </p>
      )}
      <FailedLists {...faults} lists={lists.filter((list) => !isRecurringList(list))} />
      <OrderTypeSection
        key={`${trigger.type} ${sorts}`}
        section={trigger}
        {...{ listing, noMatch }}
        isRedrawn={sorts > 0}
        ordersAbove={drawnIn(recurring)}
      />
      {waiting > 0 && <MoreOrders count={waiting} onOpen={drawAll} />}
      {withoutTrades !== undefined && <p className="px-1 text-xs text-text-3">{withoutTrades}</p>}
    </>
  )
}

function drawnIn(sections: readonly OrderSectionView[]): number {
  return sections.flatMap(({ pairs }) => pairs).reduce((sum, { orders }) => sum + orders.length, 0)
}
