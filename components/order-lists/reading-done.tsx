import { Check } from 'lucide-react'
import { ReadingBox } from './reading-box'
import { ordersOf } from '@/lib/domain/order-lists/merge-readings'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import {
  ordersReadLabel,
  pagesReadLabel,
  readingProgress,
} from '@/lib/view/order-lists/reading-label'

/**
 * What stands in the reading panel's place once nothing is read any more, line for line
 * (behaviour 3.20).
 */
export function ReadingDone({ lists }: { lists: readonly OrderList[] }) {
  return (
    <ReadingBox>
      <div className="flex min-h-11 items-center justify-between gap-4 md:min-h-7">
        <p className="text-sm font-medium">{pagesReadLabel(readingProgress(lists))}</p>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
      </div>
      <span aria-hidden="true" className="h-1.5 rounded-full bg-accent" />
      <p className="text-xs text-text-2 md:text-sm">{ordersReadLabel(ordersOf(lists))}</p>
    </ReadingBox>
  )
}
