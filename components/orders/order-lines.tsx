import type { OrderListing } from './order-listing'
import { OrderPlace } from './order-place'
import type { Order } from '@/lib/domain/order'

export type OrderLinesProps = { orders: readonly Order[]; listing: OrderListing }

/** The orders of a pair; as children of its parent where there are several. */
export function OrderLines({ orders, listing }: OrderLinesProps) {
  const isChild = orders.length > 1
  return (
    <ul>
      {orders.map((order) => (
        <OrderPlace key={order.orderKey} order={order} isChild={isChild} listing={listing} />
      ))}
    </ul>
  )
}
