import { ArrowDown } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import type { IncomingOrders } from '@/lib/browser/scrolling/use-incoming-orders'
import { counted } from '@/lib/view/amounts/amount-label'

type MoreOrdersProps = { incoming: IncomingOrders; className?: string }

/** The button that shows the orders loaded since the first ones (behaviour 3.5). */
export function MoreOrders({ incoming, className }: MoreOrdersProps) {
  if (incoming.waiting === 0) return null
  return (
    <button
      type="button"
      onClick={incoming.showAll}
      className={cn(
        'flex min-h-11 items-center justify-center gap-2 rounded-xl border border-line-2 bg-raised px-4 text-sm font-medium hover:bg-hover md:min-h-10 print:hidden',
        className,
      )}
    >
      <ArrowDown size={16} className="text-text-2" />
      Show {counted(incoming.waiting, 'more order')}
    </button>
  )
}
