import * as z from '@/lib/domain/text/zod'
import { type Order, orderId, orderSchema } from '@/lib/domain/orders/order'
import { compareText } from '@/lib/domain/text/compare-text'

const count = z.int().check(z.minimum(0))
const keys = z.readonly(z.array(z.string()))

/**
 * The two lists of each kind: an order moves from the active to the past one (behaviour 3.10). Newer
 * orders need a sign-in (behaviour 25.8). Error texts use these names (behaviour 3.1).
 */
export const LISTS_BY_KIND = [
  { active: 'active recurring', past: 'past recurring' },
  { active: 'active trigger', past: 'past trigger' },
  { active: 'active newer recurring', past: 'past newer recurring' },
  { active: 'active newer trigger', past: 'past newer trigger' },
] as const
export type OrderListName = (typeof LISTS_BY_KIND)[number]['active' | 'past']

export const LIST_INFO: Record<
  OrderListName,
  { kind: Order['kind']; orderStatus: Order['orderStatus']; isNewer: boolean }
> = {
  'past recurring': { kind: 'recurring', orderStatus: 'past', isNewer: false },
  'active recurring': { kind: 'recurring', orderStatus: 'active', isNewer: false },
  'past trigger': { kind: 'trigger', orderStatus: 'past', isNewer: false },
  'active trigger': { kind: 'trigger', orderStatus: 'active', isNewer: false },
  'past newer recurring': { kind: 'recurring', orderStatus: 'past', isNewer: true },
  'active newer recurring': { kind: 'recurring', orderStatus: 'active', isNewer: true },
  'past newer trigger': { kind: 'trigger', orderStatus: 'past', isNewer: true },
  'active newer trigger': { kind: 'trigger', orderStatus: 'active', isNewer: true },
}

/** All eight lists of a wallet. */
export const ALL_LISTS = LISTS_BY_KIND.flatMap(({ past, active }) => [past, active])
/** Jupiter's four lists of a wallet's older orders, and its four lists of newer orders. */
export const ORDER_LISTS = ALL_LISTS.filter((name) => !LIST_INFO[name].isNewer)
export const NEWER_LISTS = ALL_LISTS.filter((name) => LIST_INFO[name].isNewer)

export const pageSchema = z.object({
  /** The page's number, from 1 on. */
  page: count,
  loadedAtMs: count,
  /** How many orders Jupiter sent, readable or not. */
  itemCount: count,
  orders: z.readonly(z.array(orderSchema)),
  unreadableOrders: count,
  /** The keys of triggers without a trade. These orders are counted but not kept. */
  keysWithoutTrades: keys,
  /** The keys among these whose orders are completed. */
  completedWithoutTrades: keys,
})
export type OrderPage = z.infer<typeof pageSchema>

export type ListFault =
  | { kind: 'status'; status: number; tries: number; requestId: string }
  | { kind: 'rate limit' }
  | { kind: 'key'; hasKey: boolean }
  | { kind: 'network'; tries: number }
  | { kind: 'unreadable'; tries: number }
  /** A file of the sample wallet failed to load. `status` is undefined if there was no response. */
  | { kind: 'sample file'; status: number | undefined }
  /** Newer orders need a sign-in, and the wallet isn't signed in or its sign-in has ended. */
  | { kind: 'sign-in' }
  /** Newer orders need the decimals of their tokens, and these couldn't be loaded. */
  | { kind: 'token decimals' }
  | { kind: 'own' }

/** How far a list is loaded; 'inconsistent' if it changed in both passes (behaviour 3.10). */
export type ListState =
  | { kind: 'loading' }
  | { kind: 'whole' }
  | { kind: 'stopped' }
  | { kind: 'inconsistent' }
  | { kind: 'failed'; fault: ListFault }

export type OrderList = {
  name: OrderListName
  state: ListState
  startedAtMs: number
  /** The pages loaded since `startedAtMs`, in the sequence of their arrival. */
  pages: readonly OrderPage[]
  /** How many pages the list has according to page 1; undefined until page 1 is loaded. */
  totalPages: number | undefined
  /** Pages of earlier loads and of an earlier pass, kept until the list is whole (behaviour 3.9, 3.10). */
  earlierPages: readonly OrderPage[]
}

export function emptyList(name: OrderListName, startedAtMs: number): OrderList {
  return {
    name,
    state: { kind: 'loading' },
    startedAtMs,
    pages: [],
    totalPages: undefined,
    earlierPages: [],
  }
}

/** Returns the numbers of the pages that aren't loaded; none before page 1 says how many there are. */
export function missingPages({ pages, totalPages = 0 }: OrderList): number[] {
  const loaded = new Set(pages.map(({ page }) => page))
  const numbers = Array.from({ length: totalPages }, (_, index) => index + 1)
  return numbers.filter((page) => !loaded.has(page))
}

/** Returns the page that Retry continues from: the first missing one, else the last (behaviour 15.2). */
export function resumePage(list: OrderList): number {
  return missingPages(list)[0] ?? Math.max(list.totalPages ?? 1, 1)
}

/** Returns whether a list failed because it lacks a valid sign-in (behaviour 25.10). */
export function isSignInMissing({ state }: OrderList): boolean {
  return state.kind === 'failed' && state.fault.kind === 'sign-in'
}

export function isLoading(list: OrderList): boolean {
  return list.state.kind === 'loading'
}

/** Returns whether each list has its first page or has ended, or an active list has several pages (behaviour 6.6). */
export function areFirstPagesLoaded(lists: readonly OrderList[]): boolean {
  const isLongActive = ({ name, totalPages = 0 }: OrderList) =>
    LIST_INFO[name].orderStatus === 'active' && totalPages > 1
  return (
    lists.some(isLongActive) || lists.every((list) => list.pages.length > 0 || !isLoading(list))
  )
}

/** Returns every page whose orders count, those of the latest load first. */
export function allPages(list: OrderList): OrderPage[] {
  return [...list.pages, ...list.earlierPages]
}

/** Returns the keys of all orders on a page, even those without trades. */
export function keysOn({ orders, keysWithoutTrades }: OrderPage): string[] {
  return [...orders.map((order) => order.orderKey), ...keysWithoutTrades]
}

/** Returns whether the loading of a wallet's newer orders has begun. */
export function hasNewerLists({ lists }: { lists: readonly OrderList[] }): boolean {
  return lists.filter(({ name }) => LIST_INFO[name].isNewer).length === NEWER_LISTS.length
}

/** Returns when the oldest page of some lists was loaded, in Unix milliseconds; undefined without pages. */
export function loadedAtMs(lists: readonly OrderList[]): number | undefined {
  const times = lists.flatMap((list) => allPages(list).map((page) => page.loadedAtMs))
  return times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms))
}

/** Returns a list as a new load begins. Its earlier pages count until the list is whole (behaviour 3.9). */
export function restarted(list: OrderList, startedAtMs: number): OrderList {
  const pageIds = new Set(list.pages.map(pageId))
  const older = list.earlierPages.filter((page) => !pageIds.has(pageId(page)))
  const earlierPages = [...list.pages, ...older]
  return { ...list, startedAtMs, pages: [], totalPages: undefined, earlierPages }
}

/** Identifies a page by its content, so that no page is kept or counted twice. */
function pageId(page: OrderPage): string {
  const orders = page.orders.map(
    (order) => `${orderId(order)} ${order.trades.length} ${order.updatedAt} ${order.orderStatus}`,
  )
  return [page.page, ...orders, ...page.keysWithoutTrades].join(' ')
}

/** Returns the orders of some lists by `orderId`, the best copy of each (behaviour 3.12). */
export function ordersById(lists: readonly OrderList[]): ReadonlyMap<string, Order> {
  const orders = new Map<string, Order>()
  for (const order of lists.flatMap(allPages).flatMap((page) => page.orders)) {
    const id = orderId(order)
    const otherCopy = orders.get(id)
    orders.set(id, otherCopy ? betterCopy(otherCopy, order) : order)
  }
  return orders
}

/** Prefers the copy with more trades, then the later `updatedAt`, then the active one (behaviour 3.12). */
function betterCopy(first: Order, second: Order): Order {
  const byTrades = first.trades.length - second.trades.length
  if (byTrades !== 0) return byTrades > 0 ? first : second
  const byTime = compareText(first.updatedAt, second.updatedAt)
  if (byTime !== 0) return byTime > 0 ? first : second
  return first.orderStatus !== 'active' && second.orderStatus === 'active' ? second : first
}

/** Returns the orders of some lists, each once, by `createdAt` and order key (behaviour 2.4, 3.12). */
export function ordersOf(lists: readonly OrderList[]): Order[] {
  return [...ordersById(lists).values()].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.orderKey, b.orderKey),
  )
}

/** Returns whether a list isn't whole, has invalid data, or has an order that lost its trades (behaviour 3.6). */
export function isPartial(list: OrderList): boolean {
  if (list.state.kind !== 'whole') return true
  const { orders, trades } = countSkipped([list])
  return orders + trades > 0 || countLostTrades([...ordersById([list]).values()]) > 0
}

/** Counts the orders and trades that were skipped because of invalid data (behaviour 3.13). */
export function countSkipped(lists: readonly OrderList[]): { orders: number; trades: number } {
  const skippedOn = (pages: Iterable<OrderPage>) =>
    [...pages].reduce((sum, page) => sum + page.unreadableOrders, 0)
  let [orders, trades] = [0, 0]
  for (const { pages, earlierPages } of lists) {
    // Earlier pages have the same orders again, so only the larger of the two counts is added. Equal pages count once.
    const distinctPages = new Map(earlierPages.map((page) => [pageId(page), page])).values()
    orders += Math.max(skippedOn(pages), skippedOn(distinctPages))
  }
  for (const order of ordersById(lists).values()) trades += order.unreadableTrades ?? 0
  return { orders, trades }
}

/** Counts the triggers that aren't kept because they have no trade (behaviour 2.14). Each counts once. */
export function countWithoutTrades(lists: readonly OrderList[]) {
  const pages = lists.flatMap(allPages)
  const listedKeys = new Set(pages.flatMap((page) => page.orders).map((order) => order.orderKey))
  const countOf = (keys: readonly string[]) =>
    new Set(keys.filter((key) => !listedKeys.has(key))).size
  return {
    count: countOf(pages.flatMap((page) => page.keysWithoutTrades)),
    completed: countOf(pages.flatMap((page) => page.completedWithoutTrades)),
  }
}

/** Counts the orders whose trades Jupiter didn't send (behaviour 3.12). */
export function countLostTrades(orders: readonly Order[]): number {
  return orders.filter(isWithoutItsTrades).length
}

/** Returns whether Jupiter reports output of an order, but didn't send its trades (behaviour 3.12). */
export function isWithoutItsTrades(order: Order): boolean {
  return order.kind === 'recurring' && order.lostTrades
}

/** Counts the trades of older orders whose fee is unknown or in another token (behaviour 7.8). */
export function countUnknownFees(orders: readonly Order[]): number {
  let count = 0
  for (const { newer, trades } of orders) {
    if (newer) continue
    for (const { feeAmount } of trades) if (feeAmount === undefined) count += 1
  }
  return count
}
