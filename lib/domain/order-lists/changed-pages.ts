import type { Order } from '@/lib/domain/orders/order'
import type { OrderPage } from './order-list'
import { keysOn } from './partial-list'

/** Jupiter's pages hold as many items as this, all but a list's last. */
const FULL_PAGE = 10

/** Whether a page holds something else now: other orders, or newer ones (behaviour 3.8). */
export function hasChanged(known: OrderPage, read: OrderPage): boolean {
  return contentOf(known) !== contentOf(read)
}

/**
 * Whether a page before the last holds fewer items than a full one, 10 at least: the list moved while
 * it was read (behaviour 3.10).
 */
export function hasShortPage(pages: readonly OrderPage[]): boolean {
  const lastPage = Math.max(...pages.map(({ page }) => page))
  const fullCount = Math.max(FULL_PAGE, ...pages.map(({ itemCount }) => itemCount))
  return pages.some(({ page, itemCount }) => page < lastPage && itemCount < fullCount)
}

/**
 * Whether an order stands on two pages of one list: the list moved between their readings, and
 * another order may have slipped through (behaviour 3.10).
 */
export function hasOrderOnTwoPages(pages: readonly OrderPage[]): boolean {
  const keys = pages.flatMap((page) => [...new Set(keysOn(page))])
  return new Set(keys).size < keys.length
}

function contentOf(page: OrderPage): string {
  const { itemCount, unreadableOrders, unreadableTrades } = page
  const orders = page.orders.map(versionOf)
  const keys = [page.keysWithoutTrades, page.keysWithLostTrades]
  return JSON.stringify([itemCount, unreadableOrders, unreadableTrades, orders, keys])
}

/** What of an order changes while it runs. */
function versionOf(order: Order) {
  const { orderKey, trades, updatedAt } = order
  const note = order.kind === 'trigger' ? order.status : order.lostTrades
  return [orderKey, trades.length, updatedAt, note]
}
