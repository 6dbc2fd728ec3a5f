import { allPages, type OrderList } from '@/lib/domain/order-lists/order-list'
import { isFresh } from '@/lib/domain/time/freshness'

/**
 * Whether every page of a list is fresh enough to be restored. Tokens and 'missing' prices have the
 * same 24 hours; prices are kept for good, because a past price cannot change (behaviour 10.3).
 * @param nowMs in Unix milliseconds
 */
export function isFreshList(list: OrderList, nowMs: number): boolean {
  const pages = allPages(list)
  return pages.length > 0 && pages.every((page) => isFresh(page.loadedAtMs, nowMs))
}
