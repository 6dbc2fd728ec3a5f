import type { OrderType } from '@/lib/domain/orders/order'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { shortAddress } from '@/lib/view/wallet/short-address'

/** The name of a button that opens a story: 'Order story: Trigger order 7YtF…gAsU'. */
export function storyButtonLabel(type: OrderType, orderKey: string): string {
  return `Order story: ${ORDER_BADGES[type].name} ${shortAddress(orderKey)}`
}
