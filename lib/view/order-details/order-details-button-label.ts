import type { OrderType } from '@/lib/domain/orders/order'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { shortAddress } from '@/lib/view/wallet/short-address'

/** Returns the name of a button that opens order details: 'Order details: Trigger order 7YtF…gAsU'. */
export function orderDetailsLabel(type: OrderType, orderKey: string): string {
  return `Order details: ${ORDER_BADGES[type].name} ${shortAddress(orderKey)}`
}
