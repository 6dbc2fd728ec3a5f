import { cn } from '@/components/ui/cn'
import { Pill } from '@/components/ui/pill'
import { isOpen, type Order } from '@/lib/domain/orders/order'
import { triggerStatusLabel } from '@/lib/view/orders/order-label'

/** 'Open' for open recurring orders, the status text for triggers (behaviour 2.6). */
export function OrderStatus({ order }: { order: Order }) {
  if (order.kind === 'recurring') {
    return isOpen(order) ? (
      <Pill kind="ok" hasDot>
        Open
      </Pill>
    ) : null
  }
  const dot = order.status === 'Cancelled' ? 'border-text-3 border' : 'bg-text-3'
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <span
        aria-hidden="true"
        className={cn('size-1.5 shrink-0 rounded-full', isOpen(order) ? 'bg-ok' : dot)}
      />
      <bdi>{triggerStatusLabel(order)}</bdi>
    </span>
  )
}
