import type { Order } from '@/lib/domain/orders/order'

/**
 * Jupiter's four lists of a wallet's orders, by the names that error texts give them
 * (behaviour 3.1).
 */
export const ORDER_LISTS = [
  'past recurring',
  'active recurring',
  'past trigger',
  'active trigger',
] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

/** One page of a list, checked and parsed. */
export type OrderPage = {
  /** Its number, from 1 on. */
  page: number
  /** When its answer came, in Unix milliseconds. */
  loadedAtMs: number
  /** How many orders Jupiter sent, readable or not. */
  itemCount: number
  orders: readonly Order[]
  /** How many of them hold invalid data and are skipped. */
  unreadableOrders: number
  /** How many trades hold invalid data and are skipped, of orders that are kept. */
  unreadableTrades: number
  /** The keys of trigger orders without a trade, which are counted but not kept. */
  keysWithoutTrades: readonly string[]
  /** The keys among them of completed orders. */
  completedWithoutTrades: readonly string[]
}

/** Why a list could not be loaded. */
export type ListFault =
  | { kind: 'status'; status: number; tries: number; requestId: string }
  | { kind: 'rate limit'; waits: number }
  | { kind: 'key'; hasKey: boolean }
  | { kind: 'network'; tries: number }
  | { kind: 'unreadable'; tries: number }
  /** A file of the sample wallet did not come; without a status nothing answered. */
  | { kind: 'sample file'; status: number | undefined }
  /** An error of this page's own, not of Jupiter. */
  | { kind: 'own' }

/**
 * How far the reading of a list has come: 'stopped' by the visitor or by a reload; 'inconsistent' where
 * it changed while it was loaded, twice (behaviour 3.10).
 */
export type ListState =
  | { kind: 'loading' }
  | { kind: 'whole' }
  | { kind: 'stopped' }
  | { kind: 'inconsistent' }
  | { kind: 'failed'; fault: ListFault }

export type OrderList = {
  name: OrderListName
  state: ListState
  /** When this reading began, in Unix milliseconds. */
  startedAtMs: number
  /** The pages of this reading, in the order they arrived. */
  pages: readonly OrderPage[]
  /** How many pages the list has, as its page 1 says; undefined before that. */
  totalPages: number | undefined
  /**
   * Other pages whose orders count too: those of earlier readings until this one is whole, and what
   * was looked up for it (behaviour 3.11, 3.21).
   */
  otherPages: readonly OrderPage[]
}

/** A list whose reading begins. @param startedAtMs now, in Unix milliseconds */
export function emptyList(name: OrderListName, startedAtMs: number): OrderList {
  return {
    name,
    state: { kind: 'loading' },
    startedAtMs,
    pages: [],
    totalPages: undefined,
    otherPages: [],
  }
}

/** The number of the first page that is not read yet, from 1 on. */
export function nextPage(list: OrderList): number {
  const read = new Set(list.pages.map(({ page }) => page))
  let page = 1
  while (read.has(page)) page += 1
  return page
}

/**
 * The number of the page a retry goes on from. Where every page is read and only lost trades are
 * looked up, it is the last one (behaviour 15.3).
 */
export function resumePage(list: OrderList): number {
  if (list.totalPages === undefined) return nextPage(list)
  return Math.min(nextPage(list), Math.max(list.totalPages, 1))
}

/** Whether a list is being loaded just now. */
export function isLoading(list: OrderList): boolean {
  return list.state.kind === 'loading'
}

/** Whether each of some lists has its first page, or ended without one. */
export function areFirstPagesRead(lists: readonly OrderList[]): boolean {
  return lists.every((list) => list.pages.length > 0 || !isLoading(list))
}

/** Every page whose orders count, those of this reading first. */
export function allPages(list: OrderList): OrderPage[] {
  return [...list.pages, ...list.otherPages]
}

/** The keys of all orders of a page, those without trades among them. */
export function keysOn({ orders, keysWithoutTrades }: OrderPage): string[] {
  return [...orders.map((order) => order.orderKey), ...keysWithoutTrades]
}

/** When the oldest page of some lists was loaded, in Unix milliseconds; undefined without pages. */
export function loadedAtMs(lists: readonly OrderList[]): number | undefined {
  const times = lists.flatMap((list) => allPages(list).map((page) => page.loadedAtMs))
  return times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms))
}

/** Whether a list holds recurring orders; else it holds triggers. */
export function isRecurringList(list: OrderList): boolean {
  return list.name.endsWith('recurring')
}
