import type { Order } from '@/lib/domain/orders/order'
import { withoutCopies } from '@/lib/domain/orders/duplicate-orders'
import { oldestFirst } from '@/lib/domain/orders/order-pair'

/** Jupiter's four lists of a wallet's orders, in the catalogue's words (spec 8). */
export const ORDER_LISTS = [
  'past recurring',
  'active recurring',
  'past trigger',
  'active trigger',
] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

/** One page of a list, parsed. */
export type OrderPage = {
  /** From 1 on. */
  page: number
  readAtMs: number
  /** How many items the service sent, readable or not. */
  itemCount: number
  orders: readonly Order[]
  /** Items that could not be read and are left out. */
  unreadableOrders: number
  /** Trades that could not be read and are left out of their orders. */
  unreadableTrades: number
  /** Trigger orders without a trade: not kept (spec 7), only counted, by their keys. */
  keysWithoutTrades: readonly string[]
}

/** Why a list could not be read. */
export type ListFault =
  | { kind: 'status'; status: number; tries: number; requestId: string }
  | { kind: 'rate limit'; waits: number }
  | { kind: 'key'; hasKey: boolean }
  | { kind: 'network'; tries: number }
  | { kind: 'unreadable'; tries: number }
  /** An error of this page's own, not of the service. */
  | { kind: 'own' }

/** How far the reading of a list has come. 'stopped' is also a reading that a reload ended. */
export type ListState =
  | { kind: 'reading' }
  | { kind: 'whole' }
  | { kind: 'stopped' }
  | { kind: 'failed'; fault: ListFault }

export type OrderList = {
  name: OrderListName
  state: ListState
  /** When this reading began: what was read before is older. */
  startedAtMs: number
  /** In the order they arrived. */
  pages: readonly OrderPage[]
  /** As the newest page says; undefined before the first. */
  totalPages: number | undefined
  /** Pages of an earlier reading or of the `time` and `price` lists, whose orders count too. */
  otherPages: readonly OrderPage[]
}

/** A list of which nothing is read yet. */
export function emptyList(name: OrderListName, startedAtMs: number): OrderList {
  return {
    name,
    state: { kind: 'reading' },
    startedAtMs,
    pages: [],
    totalPages: undefined,
    otherPages: [],
  }
}

/** Whether orders may be missing: still being read, stopped, failed, or something was left out. */
export function isPartial(list: OrderList): boolean {
  const { orders, trades } = leftOut([list])
  return list.state.kind !== 'whole' || orders + trades > 0 || hasLostTrades(list)
}

/** Whether an order's trades came neither with its list nor in another way. */
function hasLostTrades(list: OrderList): boolean {
  const orders = withoutCopies(ordersOn(allPages(list)))
  return orders.some((order) => order.kind === 'recurring' && order.lostTrades)
}

/** How many orders and trades of some lists could not be read. */
export function leftOut(lists: readonly OrderList[]): { orders: number; trades: number } {
  const counts = lists.map((list) => {
    const read = unreadable(list.pages)
    // An earlier reading, or the `time` and `price` lists, left out the same or more.
    const others = unreadable(list.otherPages)
    return {
      orders: Math.max(read.orders, others.orders),
      trades: Math.max(read.trades, others.trades),
    }
  })
  return {
    orders: counts.reduce((sum, { orders }) => sum + orders, 0),
    trades: counts.reduce((sum, { trades }) => sum + trades, 0),
  }
}

function unreadable(pages: readonly OrderPage[]): { orders: number; trades: number } {
  return {
    orders: pages.reduce((sum, page) => sum + page.unreadableOrders, 0),
    trades: pages.reduce((sum, page) => sum + page.unreadableTrades, 0),
  }
}

/** How many trigger orders are not kept because they have no trade; each counted once. */
export function countWithoutTrades(lists: readonly OrderList[]): number {
  const kept = new Set(ordersOn(lists.flatMap(allPages)).map((order) => order.orderKey))
  const keys = lists.flatMap(allPages).flatMap((page) => page.keysWithoutTrades)
  return new Set(keys.filter((key) => !kept.has(key))).size
}

/** How many orders lists under way will have, about: as many a page as on those that are read. */
export function expectedOrders(lists: readonly OrderList[]): number {
  const counts = lists.filter(isReading).map(({ pages, totalPages = 0 }) => {
    const read = pages.reduce((sum, { orders }) => sum + orders.length, 0)
    return pages.length === 0 ? 0 : (totalPages * read) / pages.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The first page that is not read yet. */
export function nextPage(list: OrderList): number {
  const read = new Set(list.pages.map(({ page }) => page))
  let page = 1
  while (read.has(page)) page += 1
  return page
}

/**
 * The orders of some lists, each once. While a list is read, what was there before keeps its
 * sorted place and new ones follow as they arrive; afterwards all are sorted, oldest first.
 */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  const pages = lists.flatMap(allPages)
  const starts = lists.filter(isReading).map((list) => list.startedAtMs)
  if (starts.length === 0) return oldestFirst(withoutCopies(ordersOn(pages)))
  const startedAtMs = Math.min(...starts)
  const before = pages.filter((page) => page.readAtMs < startedAtMs)
  const arriving = pages
    .filter((page) => page.readAtMs >= startedAtMs)
    .sort((a, b) => a.readAtMs - b.readAtMs)
  return withoutCopies([...oldestFirst(withoutCopies(ordersOn(before))), ...ordersOn(arriving)])
}

/** Whether a list is being read just now. */
export function isReading(list: OrderList): boolean {
  return list.state.kind === 'reading'
}

function allPages(list: OrderList): OrderPage[] {
  return [...list.otherPages, ...list.pages]
}

function ordersOn(pages: readonly OrderPage[]): Order[] {
  return pages.flatMap((page) => page.orders)
}

/** When the oldest page of some lists was read, in Unix milliseconds; undefined without pages. */
export function readAtMs(lists: readonly OrderList[]): number | undefined {
  const times = lists.flatMap((list) => allPages(list).map((page) => page.readAtMs))
  return times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms))
}
