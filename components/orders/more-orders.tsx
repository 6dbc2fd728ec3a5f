import { ChevronDown } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import type { IncomingOrders } from '@/lib/browser/scrolling/use-incoming-orders'
import { moreOrdersLabel } from '@/lib/view/orders/order-label'

type MoreOrdersProps = { incoming: IncomingOrders; className?: string }

/** At the foot of the list: the orders that were loaded since, and are shown by a click (behaviour 3.5). */
export function MoreOrders({ incoming, className }: MoreOrdersProps) {
  if (incoming.waiting === 0) return null
  return (
    <button
      type="button"
      onClick={incoming.showAll}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-4 text-sm text-text-2 hover:bg-hover',
        className,
      )}
    >
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      {moreOrdersLabel(incoming.waiting)}
    </button>
  )
}
