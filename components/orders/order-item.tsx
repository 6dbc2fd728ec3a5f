import type { ComponentProps } from 'react'
import { OrderLine } from './order-line'
import type { LinesState } from './lines-state'
import type { Order } from '@/lib/domain/orders/order'
import { isSelected } from '@/lib/domain/orders/order-selection'

type OrderItemProps = ComponentProps<'li'> & {
  order: Order
  isChild: boolean
  listing: LinesState
}

/** The item of a list that an order's line stands in; a child hangs on its pair's rail. */
export function OrderItem({ order, isChild, listing, ...props }: OrderItemProps) {
  const { selection, stateOf, onSelectOrder } = listing
  return (
    <li className={isChild ? 'border-t border-line' : ''} {...props}>
      <div
        className={
          isChild
            ? 'relative before:absolute before:top-5 before:left-6 before:h-px before:w-3 before:bg-line-2 lg:before:top-1/2'
            : ''
        }
      >
        <OrderLine
          order={order}
          input={stateOf(order.inputMint)}
          output={stateOf(order.outputMint)}
          isSelected={isSelected(selection, order)}
          isChild={isChild}
          onSelect={onSelectOrder}
        />
      </div>
    </li>
  )
}
