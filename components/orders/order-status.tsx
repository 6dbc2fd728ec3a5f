import { cn } from '@/components/ui/cn'
import { Pill } from '@/components/ui/pill'
import { isOpen, type Order } from '@/lib/domain/orders/order'
import { orderStatusLabel } from '@/lib/view/orders/order-label'

/** The status of an order; a closed one of the older recurring orders has none (behaviour 2.6). */
export function OrderStatus({ order }: { order: Order }) {
  const label = orderStatusLabel(order)
  if (label === undefined) return null
  if (order.kind === 'recurring' && label === 'Open') {
    return (
      <Pill kind="ok" hasDot>
        {label}
      </Pill>
    )
  }
  const dot = order.status === 'Cancelled' ? 'border-text-3 border' : 'bg-text-3'
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <span
        aria-hidden="true"
        className={cn('size-1.5 shrink-0 rounded-full', isOpen(order) ? 'bg-ok' : dot)}
      />
      <bdi>{label}</bdi>
    </span>
  )
}
