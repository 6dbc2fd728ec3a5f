'use client'

import type { LineListProps } from './line-list'
import { OrderItem } from './order-item'
import { useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'

const LINE_HEIGHTS = { wide: 43, medium: 77, card: 98 }

/** The orders of a pair on a long page: only the lines near the window are drawn. */
export function VirtualLineList({ orders, listing }: LineListProps) {
  const { rows, before, after, place, measure } = useVirtualRows(orders.length, LINE_HEIGHTS)
  return (
    <ul ref={place} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map((index) => {
        const order = orders[index]
        return (
          order && (
            <OrderItem
              key={order.orderKey}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={orders.length}
              order={order}
              isChild
              listing={listing}
            />
          )
        )
      })}
    </ul>
  )
}
