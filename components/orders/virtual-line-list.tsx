'use client'

import { useMemo } from 'react'
import type { LineListProps } from './line-list'
import { OrderItem } from './order-item'
import { useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'

const LINE_HEIGHTS = { wide: 43, medium: 77, card: 98 }

/**
 * The orders of a pair on a long page: only the lines near the window are drawn (behaviour 2.16).
 */
export function VirtualLineList({ orders, listing }: LineListProps) {
  const keys = useMemo(() => orders.map((order) => order.orderKey), [orders])
  const { rows, before, after, place, measure } = useVirtualRows(keys, LINE_HEIGHTS)
  return (
    <ul ref={place} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index, key }) => {
        const order = orders[index]
        return (
          order && (
            <OrderItem
              key={key}
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
