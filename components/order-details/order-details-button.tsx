import type { ReactNode } from 'react'
import { orderDetailsCode } from './order-details'
import { openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import { focusTarget } from '@/lib/browser/page/focus-targets'
import type { OrderSection } from '@/lib/domain/orders/order'
import { orderDetailsLabel } from '@/lib/view/orders/order-label'

type OrderDetailsButtonProps = {
  type: OrderSection
  orderKey: string
  /** -1 in a table's row, whose keys lead to it (behaviour 5.18). */
  tabIndex?: -1
  className: string
  /** The tooltip; its name if none is given. */
  title?: string
  children?: ReactNode
}

/** Opens an order's details (behaviour 5.4, 16.7). */
export function OrderDetailsButton(props: OrderDetailsButtonProps) {
  const { type, orderKey, tabIndex, className, children } = props
  const label = orderDetailsLabel(type, orderKey)
  // Visible words are part of the name.
  const name = typeof children === 'string' ? `${children}, ${label}` : label
  return (
    <button
      type="button"
      ref={focusTarget(`order ${orderKey}`)}
      tabIndex={tabIndex}
      aria-label={name}
      title={props.title ?? name}
      className={className}
      onPointerEnter={orderDetailsCode.preload}
      onFocus={orderDetailsCode.preload}
      onClick={({ currentTarget }) => openOrderDetails(orderKey, currentTarget)}
    >
      {children}
    </button>
  )
}
