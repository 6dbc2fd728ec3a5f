import { ChevronDown } from 'lucide-react'
import { moreOrdersLabel } from '@/lib/view/orders/order-line-label'

type MoreOrdersProps = {
  /** How many orders were read that are not drawn yet. */
  count: number
  onOpen: () => void
}

/** At the foot of the list: orders whose place is among those on screen (behaviour 3.5). */
export function MoreOrders({ count, onOpen }: MoreOrdersProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-4 text-sm text-text-2 hover:bg-hover"
    >
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      {moreOrdersLabel(count)}
    </button>
  )
}
