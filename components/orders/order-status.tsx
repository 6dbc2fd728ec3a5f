import { cn } from '@/components/ui/cn'
import { Pill } from '@/components/ui/pill'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/use-now'
import { orderState } from '@/lib/domain/filters/matching-orders'
import type { Order } from '@/lib/domain/orders/order'
import { orderStatusLabel } from '@/lib/view/orders/order-label'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'

/** The status of an order; a closed one of the older recurring orders has none (behaviour 2.6). */
export function OrderStatus({ order }: { order: Order }) {
  const timeZone = useTimeZone()
  // The clock ticks once a minute, so that an order's expiry shows soon.
  const nowMs = useNow(MINUTE_MS)
  const label = orderStatusLabel(order, nowMs, timeZone)
  if (label === undefined) return null
  if (order.kind === 'recurring' && label === 'Open') {
    return <Pill kind="ok">{label}</Pill>
  }
  const dot = order.status === 'Cancelled' ? 'border-text-3 border' : 'bg-text-3'
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <span
        aria-hidden="true"
        className={cn(
          'size-1.5 shrink-0 rounded-full',
          orderState(order, nowMs) === 'open' ? 'bg-ok' : dot,
        )}
      />
      <bdi>{label}</bdi>
    </span>
  )
}
