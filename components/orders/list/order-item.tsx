import { OrderLine } from './order-line'
import type { LinesState, MeasureLine } from './lines-state'
import { cn } from '@/components/ui/cn'
import { isSelected } from '@/lib/domain/orders/order-selection'
import type { OrderEntry } from '@/lib/view/orders/order-entries'

type OrderItemProps = {
  entry: Extract<OrderEntry, { kind: 'order' }>
  listing: LinesState
  measure: MeasureLine | undefined
}

/** A child's piece of the rail, from its top to its tick; on one line, from the tick of the one above. */
const CHILD =
  'before:absolute before:-top-px before:left-6 before:z-10 before:h-[21px] before:w-3 before:border-b before:border-l before:border-line-2 lg:before:-top-1/2 lg:before:h-full'
const FIRST_CHILD =
  'before:absolute before:top-0 before:left-6 before:z-10 before:h-5 before:w-3 before:border-b before:border-l before:border-line-2 lg:before:h-1/2'
/** And down to the next child, whose lines may be fewer or more. */
const TO_NEXT_CHILD =
  'after:absolute after:top-5 after:bottom-0 after:left-6 after:z-10 after:border-l after:border-line-2 lg:after:hidden'

/** The item of a list that an order's line stands in; a child hangs on its pair's rail. */
export function OrderItem({ entry, listing, measure }: OrderItemProps) {
  const { order, pair, place, index } = entry
  const { selection, isLong, stateOf, onSelectOrder } = listing
  const isChild = pair.orders.length > 1
  return (
    <li
      ref={measure}
      data-index={index}
      data-place={entry.key}
      aria-posinset={isLong ? place : undefined}
      aria-setsize={isLong ? pair.orders.length : undefined}
      className={cn(
        'border-t border-line',
        isChild && ['relative', place === 1 ? FIRST_CHILD : CHILD],
        place < pair.orders.length && TO_NEXT_CHILD,
      )}
    >
      <OrderLine
        order={order}
        input={stateOf(order.inputMint)}
        output={stateOf(order.outputMint)}
        isSelected={isSelected(selection, order)}
        isChild={isChild}
        onSelect={onSelectOrder}
      />
    </li>
  )
}
