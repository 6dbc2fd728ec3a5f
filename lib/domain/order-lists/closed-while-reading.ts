import type { OrderList } from './order-list'
import { keysOn } from './partial-list'

/** The orders that both lists of a kind hold: they closed after the active one was read. */
export function closedWhileReading(past: OrderList, active: OrderList): ReadonlySet<string> {
  const keys = new Set(past.pages.flatMap(keysOn))
  return new Set(active.pages.flatMap(keysOn).filter((key) => keys.has(key)))
}

/**
 * Whether the pages of an active list moved up while it was read: an order of a page before the last
 * closed, so that one of a later page may have come to a page that was read already (behaviour 3.21).
 * @param closed the keys of orders that closed since their page was read
 */
export function hasMovedUp(active: OrderList, closed: ReadonlySet<string>): boolean {
  const lastPage = Math.max(...active.pages.map(({ page }) => page))
  const pages = active.pages.filter(({ page }) => page < lastPage)
  return pages.flatMap(keysOn).some((key) => closed.has(key))
}
