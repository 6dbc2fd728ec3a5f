import type { ReactNode } from 'react'
import { orderDetailsCode } from './order-details'
import { openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import { focusTarget } from '@/lib/browser/page/focus-targets'
import type { OrderSection } from '@/lib/domain/orders/order'
import { orderDetailsLabel } from '@/lib/view/orders/order-label'

type OrderDetailsButtonProps = {
  type: OrderSection
  orderKey: string
  /** -1 in a table's row, where arrow keys reach the button (behaviour 5.18). */
  tabIndex?: -1
  className: string
  /** The tooltip; by default the button's name. */
  title?: string
  children?: ReactNode
}

/** Opens an order's details (behaviour 5.4, 16.7). */
export function OrderDetailsButton(props: OrderDetailsButtonProps) {
  const { type, orderKey, tabIndex, className, children } = props
  const label = orderDetailsLabel(type, orderKey)
  // The name must contain the visible words.
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
