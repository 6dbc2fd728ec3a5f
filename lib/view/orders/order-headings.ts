import type { Order, OrderType } from '@/lib/domain/orders/order'
import { isReading, isRecurringList, type OrderList } from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import { groupByPair, type OrderPair } from '@/lib/domain/orders/order-pair'
import { NO_ORDER_SO_FAR, noTriggersText } from './no-orders-label'

/** The three headings of the orders page, in the order they stand in (behaviour 2.3). */
export const ORDER_HEADINGS: Record<OrderType, string> = {
  'recurring time': 'Recurring (Time)',
  'recurring price': 'Recurring (Price)',
  trigger: 'Triggers',
}

/** One heading of the orders page and what stands below it. */
export type OrderSectionView = {
  type: OrderType
  heading: string
  pairs: readonly OrderPair[]
  isReading: boolean
  isPartial: boolean
  emptyText: string
}

/**
 * The recurring headings that show. An empty one beside a full one is left out, once its lists are
 * no longer read.
 */
export function recurringSections(
  orders: readonly Order[],
  lists: readonly OrderList[],
): OrderSectionView[] {
  const feeding = lists.filter(isRecurringList)
  const sections = (['recurring time', 'recurring price'] as const).map((type) =>
    section(type, orders, feeding, NO_ORDER_SO_FAR),
  )
  const hasOrders = sections.some(({ pairs }) => pairs.length > 0)
  const isUnderWay = feeding.some(isReading)
  return sections.filter(({ pairs }) => pairs.length > 0 || isUnderWay || !hasOrders)
}

/** The heading of the trigger orders, which always shows. */
export function triggerSection(
  orders: readonly Order[],
  lists: readonly OrderList[],
  userAddress: string,
): OrderSectionView {
  const feeding = lists.filter((list) => !isRecurringList(list))
  return section('trigger', orders, feeding, noTriggersText(lists, userAddress))
}

function section(
  type: OrderType,
  orders: readonly Order[],
  feeding: readonly OrderList[],
  emptyText: string,
): OrderSectionView {
  return {
    type,
    heading: ORDER_HEADINGS[type],
    pairs: groupByPair(orders, type),
    isReading: feeding.some(isReading),
    isPartial: feeding.some(isPartial),
    emptyText,
  }
}
