import { ChevronDown } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { moreOrdersLabel } from '@/lib/view/orders/order-line-label'

type MoreOrdersProps = {
  /** How many orders were read that are not drawn yet. */
  count: number
  onOpen: () => void
  className?: string
}

/** At the foot of the list: orders whose place is among those on screen (behaviour 3.5). */
export function MoreOrders({ count, onOpen, className }: MoreOrdersProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-4 text-sm text-text-2 hover:bg-hover',
        className,
      )}
    >
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      {moreOrdersLabel(count)}
    </button>
  )
}
