import * as z from '@/lib/domain/text/zod'
import { type Order, orderSchema } from '@/lib/domain/orders/order'

const count = z.int().check(z.minimum(0))
const keys = z.readonly(z.array(z.string()))

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

/**
 * The lists of Jupiter's newer system, which only the wallet's owner may load: they never start by
 * themselves, and a wallet has none of them before (behaviour 25.8).
 */
export const NEWER_LISTS = [
  'past newer recurring',
  'active newer recurring',
  'past newer trigger',
  'active newer trigger',
] as const
export type OrderListName = (typeof ORDER_LISTS | typeof NEWER_LISTS)[number]

/** Which orders each list holds. */
export const LISTED: Record<
  OrderListName,
  { kind: Order['kind']; orderStatus: Order['orderStatus']; isNewer: boolean }
> = {
  'past recurring': { kind: 'recurring', orderStatus: 'history', isNewer: false },
  'active recurring': { kind: 'recurring', orderStatus: 'active', isNewer: false },
  'past trigger': { kind: 'trigger', orderStatus: 'history', isNewer: false },
  'active trigger': { kind: 'trigger', orderStatus: 'active', isNewer: false },
  'past newer recurring': { kind: 'recurring', orderStatus: 'history', isNewer: true },
  'active newer recurring': { kind: 'recurring', orderStatus: 'active', isNewer: true },
  'past newer trigger': { kind: 'trigger', orderStatus: 'history', isNewer: true },
  'active newer trigger': { kind: 'trigger', orderStatus: 'active', isNewer: true },
}

/** The active and the past list of each kind of orders: an order moves from one to the other (behaviour 3.10). */
export const LIST_PAIRS = [
  { active: 'active recurring', past: 'past recurring' },
  { active: 'active trigger', past: 'past trigger' },
  { active: 'active newer recurring', past: 'past newer recurring' },
  { active: 'active newer trigger', past: 'past newer trigger' },
] as const

export function isNewerList(name: OrderListName): boolean {
  return LISTED[name].isNewer
}

/** One page of a list, checked and parsed. */
export const pageSchema = z.object({
  /** Its number, from 1 on. */
  page: count,
  /** When its answer came, in Unix milliseconds. */
  loadedAtMs: count,
  /** How many orders Jupiter sent, readable or not. */
  itemCount: count,
  orders: z.readonly(z.array(orderSchema)),
  /** How many of them hold invalid data and are skipped. */
  unreadableOrders: count,
  /** The keys of trigger orders without a trade, which are counted but not kept. */
  keysWithoutTrades: keys,
  /** The keys among them of completed orders. */
  completedWithoutTrades: keys,
})
export type OrderPage = z.infer<typeof pageSchema>

/** Why a list could not be loaded. */
export type ListFault =
  | { kind: 'status'; status: number; tries: number; requestId: string }
  | { kind: 'rate limit' }
  | { kind: 'key'; hasKey: boolean }
  | { kind: 'network'; tries: number }
  | { kind: 'unreadable'; tries: number }
  /** A file of the sample wallet; without a status nothing answered. */
  | { kind: 'sample file'; status: number | undefined }
  /** The list is one of newer orders, and the wallet isn't signed in (any longer). */
  | { kind: 'sign-in' }
  /** The list is one of newer orders, and the decimals of its tokens could not be loaded. */
  | { kind: 'token decimals' }
  /** An error in our own code. */
  | { kind: 'own' }

/**
 * How far loading a list has come. 'stopped' is by the visitor or a reload; 'inconsistent' is a list
 * that changed while it was loaded, twice (behaviour 3.10).
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
  /** When loading began, in Unix milliseconds. */
  startedAtMs: number
  /** The pages loaded since then, in the order they came. */
  pages: readonly OrderPage[]
  /** How many pages the list has, as its page 1 says; undefined before that. */
  totalPages: number | undefined
  /**
   * Other pages whose orders count, too: earlier ones until the list is whole again, and those with
   * lost trades (behaviour 3.9, 3.12).
   */
  otherPages: readonly OrderPage[]
}

/** Returns a list whose loading begins. @param startedAtMs now, in Unix milliseconds */
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

/**
 * Returns the number of the page that Retry continues from. If only lost trades are missing, it is the
 * last one (behaviour 15.2).
 */
export function resumePage({ pages, totalPages }: OrderList): number {
  const loaded = new Set(pages.map(({ page }) => page))
  let next = 1
  while (loaded.has(next)) next += 1
  return totalPages === undefined ? next : Math.min(next, Math.max(totalPages, 1))
}

/** Returns whether a list failed because its wallet isn't signed in, or no longer (behaviour 25.10). */
export function isSignInMissing({ state }: OrderList): boolean {
  return state.kind === 'failed' && state.fault.kind === 'sign-in'
}

/** Returns whether a list is being loaded. */
export function isLoading(list: OrderList): boolean {
  return list.state.kind === 'loading'
}

/**
 * Returns whether each list has its first page, or ended without one. A past list isn't waited for
 * while its active list has several pages (behaviour 6.6).
 */
export function areFirstPagesLoaded(lists: readonly OrderList[]): boolean {
  const isLongActive = ({ name, totalPages = 0 }: OrderList) =>
    LISTED[name].orderStatus === 'active' && totalPages > 1
  return (
    lists.some(isLongActive) || lists.every((list) => list.pages.length > 0 || !isLoading(list))
  )
}

/** Returns every page whose orders count, the latest ones first. */
export function allPages(list: OrderList): OrderPage[] {
  return [...list.pages, ...list.otherPages]
}

/** Returns the keys of all orders of a page, also of those without trades. */
export function keysOn({ orders, keysWithoutTrades }: OrderPage): string[] {
  return [...orders.map((order) => order.orderKey), ...keysWithoutTrades]
}

/** Returns when the oldest page of some lists was loaded, in Unix milliseconds; `undefined` without pages. */
export function loadedAtMs(lists: readonly OrderList[]): number | undefined {
  const times = lists.flatMap((list) => allPages(list).map((page) => page.loadedAtMs))
  return times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms))
}

/** Returns whether a list holds recurring orders; otherwise it holds triggers. */
export function isRecurringList({ name }: OrderList): boolean {
  return LISTED[name].kind === 'recurring'
}
