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
  readAtMs: number
  /** When its request left, in Unix milliseconds; absent in what was stored. */
  askedAtMs?: number
  /** How many orders Jupiter sent, readable or not. */
  itemCount: number
  orders: readonly Order[]
  /** How many of them could not be read and are left out. */
  unreadableOrders: number
  /** How many trades could not be read and are left out of their orders. */
  unreadableTrades: number
  /** The keys of trigger orders without a trade, which are counted but not kept. */
  keysWithoutTrades: readonly string[]
  /** The keys of trigger orders that were filled although none of their trades came. */
  keysWithLostTrades: readonly string[]
}

/** Why a list could not be read. */
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
 * How far the reading of a list has come: 'stopped' by the visitor or by a reload; 'uneven' where all
 * of it was read twice and its pages do not fit together (behaviour 3.10).
 */
export type ListState =
  | { kind: 'reading' }
  | { kind: 'whole' }
  | { kind: 'stopped' }
  | { kind: 'uneven' }
  | { kind: 'failed'; fault: ListFault }

export type OrderList = {
  name: OrderListName
  state: ListState
  /** When this reading began, in Unix milliseconds: pages from before are of an earlier one. */
  startedAtMs: number
  /** The pages of this reading, in the order they arrived. */
  pages: readonly OrderPage[]
  /** How many pages the list has, as the newest one says; undefined before the first. */
  totalPages: number | undefined
  /**
   * Other pages whose orders count too: of an earlier reading, or of the `time` and `price` lists
   * that are read for trades which Jupiter left out of this one.
   */
  otherPages: readonly OrderPage[]
  /**
   * Pages of earlier readings with the orders that the newest one does not have any more: where the
   * other list of their kind has them, they moved there (behaviour 3.21).
   */
  departed: readonly OrderPage[]
}

/** A list whose reading begins. @param startedAtMs now, in Unix milliseconds */
export function emptyList(name: OrderListName, startedAtMs: number): OrderList {
  return {
    name,
    state: { kind: 'reading' },
    startedAtMs,
    pages: [],
    totalPages: undefined,
    otherPages: [],
    departed: [],
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

/** Whether a list is being read just now. */
export function isReading(list: OrderList): boolean {
  return list.state.kind === 'reading'
}

/** Whether each of some lists has its first page, or ended without one. */
export function areFirstPagesRead(lists: readonly OrderList[]): boolean {
  return lists.every((list) => list.pages.length > 0 || !isReading(list))
}

/** Every page whose orders count, those of earlier readings first. */
export function allPages(list: OrderList): OrderPage[] {
  return [...list.departed, ...list.otherPages, ...list.pages]
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
