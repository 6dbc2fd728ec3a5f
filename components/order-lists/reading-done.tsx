import { ReadingBox } from './reading-box'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { pagesReadLabel, readingProgress } from '@/lib/view/order-lists/reading-label'

/** What stands in the reading panel's place once nothing is read any more. */
export function ReadingDone({ lists }: { lists: readonly OrderList[] }) {
  return (
    <ReadingBox>
      <p className="text-sm font-medium">{pagesReadLabel(readingProgress(lists))}</p>
      <span aria-hidden="true" className="h-1.5 rounded-full bg-accent" />
    </ReadingBox>
  )
}
