import type { Order, OrderType } from '@/lib/domain/orders/order'
import { isPartial, isReading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { groupByPair, type OrderPair } from '@/lib/domain/orders/order-pair'
import { ORDER_HEADINGS } from './order-line-label'

/** One heading of the orders page. */
export type OrderSectionView = {
  type: OrderType
  heading: string
  pairs: readonly OrderPair[]
  isReading: boolean
  isPartial: boolean
  emptyText: string
}

const NOTHING_SO_FAR = 'No order was read so far.'

/** Whether a list feeds the recurring headings. */
export function isRecurringList(list: OrderList): boolean {
  return list.name.endsWith('recurring')
}

/** The catalogue's text where both recurring lists are whole and empty; undefined otherwise. */
export function noRecurringText(
  orders: readonly Order[],
  lists: readonly OrderList[],
  userAddress: string,
): string | undefined {
  const isEmpty = !orders.some((order) => order.kind === 'recurring')
  const isSure = !lists.filter(isRecurringList).some(isPartial)
  return isEmpty && isSure ? `No recurring orders found for ${userAddress}` : undefined
}

/** The recurring headings that show: an empty one beside a full one is left out. */
export function recurringSections(
  orders: readonly Order[],
  lists: readonly OrderList[],
): OrderSectionView[] {
  const feeding = lists.filter(isRecurringList)
  const sections = (['recurring time', 'recurring price'] as const).map((type) =>
    section(type, orders, feeding, NOTHING_SO_FAR),
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
  const emptyText = feeding.some(isPartial)
    ? NOTHING_SO_FAR
    : `No Jupiter Trigger orders found for ${userAddress}`
  return section('trigger', orders, feeding, emptyText)
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
