import { ChevronDown } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import type { IncomingOrders } from '@/lib/browser/scrolling/use-incoming-orders'
import { counted } from '@/lib/view/amounts/count-label'

type MoreOrdersProps = { incoming: IncomingOrders; className?: string }

/** The button that shows the orders loaded since the first ones (behaviour 3.5). */
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
      Show {counted(incoming.waiting, 'more order')}
    </button>
  )
}
