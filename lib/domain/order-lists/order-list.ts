import type { Order } from '@/lib/domain/orders/order'

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

/** The first page that is not read yet. */
export function nextPage(list: OrderList): number {
  const read = new Set(list.pages.map(({ page }) => page))
  let page = 1
  while (read.has(page)) page += 1
  return page
}

/** The page a retry goes on from: the last one where only lost trades are still looked up. */
export function resumePage(list: OrderList): number {
  if (list.totalPages === undefined) return nextPage(list)
  return Math.min(nextPage(list), Math.max(list.totalPages, 1))
}

/** Whether a list is being read just now. */
export function isReading(list: OrderList): boolean {
  return list.state.kind === 'reading'
}

/** Every page whose orders count, those of an earlier reading first. */
export function allPages(list: OrderList): OrderPage[] {
  return [...list.otherPages, ...list.pages]
}

/** When the oldest page of some lists was read, in Unix milliseconds; undefined without pages. */
export function readAtMs(lists: readonly OrderList[]): number | undefined {
  const times = lists.flatMap((list) => allPages(list).map((page) => page.readAtMs))
  return times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms))
}

/** Whether a list holds recurring orders; else it holds triggers. */
export function isRecurringList(list: OrderList): boolean {
  return list.name.endsWith('recurring')
}
