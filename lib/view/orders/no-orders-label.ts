import { isRecurringList, type OrderList } from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import type { Order } from '@/lib/domain/orders/order'

/** An empty heading some of whose orders may be missing. */
export const NO_ORDER_SO_FAR = 'No order was read so far.'

/**
 * In place of both recurring headings where both lists are whole and empty; else undefined
 * (behaviour 2.13).
 */
export function noRecurringText(
  orders: readonly Order[],
  lists: readonly OrderList[],
  userAddress: string,
): string | undefined {
  const isEmpty = !orders.some((order) => order.kind === 'recurring')
  const isSure = !lists.filter(isRecurringList).some(isPartial)
  return isEmpty && isSure ? `No recurring orders found for ${userAddress}` : undefined
}

/**
 * What stands under an empty heading of triggers: that there are none only where that is sure
 * (behaviour 2.13).
 */
export function noTriggersText(lists: readonly OrderList[], userAddress: string): string {
  const isSure = !lists.some((list) => !isRecurringList(list) && isPartial(list))
  return isSure ? `No Jupiter Trigger orders found for ${userAddress}` : NO_ORDER_SO_FAR
}
