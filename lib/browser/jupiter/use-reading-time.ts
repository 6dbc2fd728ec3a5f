import { useNow } from '@/lib/browser/time/use-now'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { pagesLeft, readingTimeLabel } from '@/lib/view/order-lists/order-list-label'
import { jupiterCalls } from './jupiter-calls-by-key'

/**
 * How long the reading of some lists still takes by Jupiter's pace, in words; undefined where
 * nothing has to wait, or it is not known how much there is (behaviour 3.4).
 */
export function useReadingTime(lists: readonly OrderList[]): string | undefined {
  const pages = pagesLeft(lists)
  return useNow(1_000, () =>
    pages === undefined ? undefined : readingTimeLabel(jupiterCalls().msUntilStart(pages)),
  )
}
