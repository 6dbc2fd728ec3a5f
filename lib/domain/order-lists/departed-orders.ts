import type { Order } from '@/lib/domain/orders/order'
import type { OrderList, OrderListName, OrderPage } from './order-list'
import { keysOn } from './partial-list'

/**
 * What closes within this time, while both lists are answered, is not looked for: a window of Jupiter's
 * limit (behaviour 4.2) may lie between first pages, and another call would cost the next one.
 */
const AT_ONCE_MS = 15_000

const OTHER_LIST: Record<OrderListName, OrderListName> = {
  'past recurring': 'active recurring',
  'active recurring': 'past recurring',
  'past trigger': 'active trigger',
  'active trigger': 'past trigger',
}

/** The other list of a kind: an order that leaves the active one comes into the past one. */
export function otherListOf(name: OrderListName): OrderListName {
  return OTHER_LIST[name]
}

/**
 * What earlier readings of a list had and its newest pages do not (behaviour 3.21).
 * @param before pages of earlier readings
 * @param now the newest pages
 */
export function departedFrom(
  before: readonly OrderPage[],
  now: readonly OrderPage[],
): readonly OrderPage[] {
  const there = new Set(now.flatMap(keysOn))
  return leftOn(before, (key) => !there.has(key))
}

/**
 * A list without the departed orders that the other list of their kind holds, with no fewer trades.
 * The same object where none is there.
 */
export function withoutSettled(list: OrderList, other: OrderList): OrderList {
  const found = new Map<string, readonly Order['trades'][number][]>()
  const pages = [...other.otherPages, ...other.pages]
  for (const key of pages.flatMap(keysOn)) found.set(key, [])
  for (const order of pages.flatMap((page) => page.orders)) found.set(order.orderKey, order.trades)
  const departed = leftOn(list.departed, (key, trades) => (found.get(key)?.length ?? -1) < trades)
  const count = (some: readonly OrderPage[]) => some.flatMap(keysOn).length
  return count(departed) === count(list.departed) ? list : { ...list, departed }
}

/**
 * Whether orders may have closed between the reading of a past list and that of its active one, so
 * that neither has them: its first page was asked for before the last of the active list came, which
 * has several pages, lost an order, or came more than a moment later (behaviour 3.21).
 */
export function isOutrun(past: OrderList, active: OrderList): boolean {
  if (past.state.kind !== 'whole' || active.state.kind !== 'whole') return false
  const first = past.pages.find(({ page }) => page === 1)
  if (!first) return false
  const { askedAtMs = 0 } = first
  const lastAtMs = active.pages.reduce((last, page) => Math.max(last, page.readAtMs), 0)
  if (askedAtMs >= lastAtMs) return false
  const hasLost = withoutSettled(active, past).departed.length > 0
  return active.pages.length > 1 || hasLost || lastAtMs - askedAtMs > AT_ONCE_MS
}

/** Pages with only those orders whose key and number of trades a check lets through. */
function leftOn(
  pages: readonly OrderPage[],
  isLeft: (key: string, trades: number) => boolean,
): OrderPage[] {
  return pages.flatMap((page) => {
    const orders = page.orders.filter(({ orderKey, trades }) => isLeft(orderKey, trades.length))
    const keysWithoutTrades = page.keysWithoutTrades.filter((key) => isLeft(key, 0))
    const keysWithLostTrades = page.keysWithLostTrades.filter((key) => isLeft(key, 0))
    const count = orders.length + keysWithoutTrades.length + keysWithLostTrades.length
    if (count === 0) return []
    const counts = { itemCount: count, unreadableOrders: 0, unreadableTrades: 0 }
    return [{ ...page, ...counts, orders, keysWithoutTrades, keysWithLostTrades }]
  })
}
