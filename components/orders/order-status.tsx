import { cn } from '@/components/ui/cn'
import { Pill } from '@/components/ui/pill'
import type { Order } from '@/lib/domain/orders/order'
import { isOpen, type TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { recurringStatusLabel, triggerStatusLabel } from '@/lib/view/orders/order-label'

/** 'Open' for active recurring orders, the status text for triggers (behaviour 2.7, 2.8). */
export function OrderStatus({ order }: { order: Order }) {
  if (order.kind === 'trigger') {
    return (
      <span className="inline-flex items-center gap-2 text-text-2">
        <span aria-hidden="true" className={cn('size-1.5 shrink-0 rounded-full', dotOf(order))} />
        <bdi>{triggerStatusLabel(order)}</bdi>
      </span>
    )
  }
  const label = recurringStatusLabel(order)
  if (label === undefined) return null
  return (
    <Pill kind="ok" hasDot>
      {label}
    </Pill>
  )
}

function dotOf(order: TriggerOrder): string {
  if (isOpen(order)) return 'bg-ok'
  return order.status === 'Cancelled' ? 'border-text-3 border' : 'bg-text-3'
}
