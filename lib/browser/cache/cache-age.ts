import type { OrderList } from '@/lib/domain/order-lists/order-list'

const DAY_MS = 86_400_000

/**
 * The time before which order lists, tokens and 'missing' prices are too old to be restored: they
 * are kept for 24 hours from when they were fetched. Prices are kept for good, because a past price
 * cannot change (behaviour 10.3). Both in Unix milliseconds.
 */
export function oldestFreshMs(nowMs: number): number {
  return nowMs - DAY_MS
}

/** Whether every page of a list is fresh enough to be restored. */
export function isFreshList(list: OrderList, oldestMs: number): boolean {
  const pages = [...list.pages, ...list.otherPages]
  return pages.length > 0 && pages.every((page) => page.readAtMs >= oldestMs)
}
