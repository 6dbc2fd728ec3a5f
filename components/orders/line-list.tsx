import type { LinesState } from './lines-state'
import { OrderItem } from './order-item'
import type { Order } from '@/lib/domain/orders/order'

export type LineListProps = { orders: readonly Order[]; listing: LinesState }

/** The orders of a pair; as children of its parent where there are several. */
export function LineList({ orders, listing }: LineListProps) {
  const isChild = orders.length > 1
  return (
    <ul>
      {orders.map((order) => (
        <OrderItem key={order.orderKey} order={order} isChild={isChild} listing={listing} />
      ))}
    </ul>
  )
}
