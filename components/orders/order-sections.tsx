'use client'

import type { OrderListing } from './order-listing'
import { OrderSection } from './order-section'
import { ListFaults } from '../list-faults'
import { ListNotices } from '../list-notices'
import { Notice } from '../ui/notice'
import type { OrderLists } from '@/lib/browser/use-order-lists'
import type { Order } from '@/lib/domain/order'
import { countWithoutTrades } from '@/lib/domain/order-list'
import { V2_NOTICE, withoutTradesText } from '@/lib/view/list-words'
import {
  isRecurringList,
  noRecurringText,
  recurringSections,
  triggerSection,
} from '@/lib/view/order-sections'

type OrderSectionsProps = {
  userAddress: string
  orders: readonly Order[]
  reading: OrderLists
  listing: OrderListing
}

/** The notices and the three headings; a failed list's error stands above the headings it feeds. */
export function OrderSections({ userAddress, orders, reading, listing }: OrderSectionsProps) {
  const { lists, retry, readRest } = reading
  const noRecurring = noRecurringText(orders, lists, userAddress)
  const withoutTrades = withoutTradesText(countWithoutTrades(lists))
  const faults = { userAddress, onRetry: retry }
  return (
    <>
      <ListNotices lists={lists} orders={orders} onReadRest={readRest} />
      <Notice kind="info">
        <p>{V2_NOTICE}</p>
      </Notice>
      <ListFaults {...faults} lists={lists.filter(isRecurringList)} />
      {noRecurring === undefined ? (
        recurringSections(orders, lists).map(({ type, ...section }) => (
          <OrderSection key={type} {...section} listing={listing} />
        ))
      ) : (
        <p className="rounded-xl border border-line bg-surface px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {noRecurring}
        </p>
      )}
      <ListFaults {...faults} lists={lists.filter((list) => !isRecurringList(list))} />
      <OrderSection {...triggerSection(orders, lists, userAddress)} listing={listing} />
      {withoutTrades !== undefined && <p className="px-1 text-xs text-text-3">{withoutTrades}</p>}
    </>
  )
}
