import {
  allPages,
  isWithoutItsTrades,
  keysOn,
  type ListFault,
  type ListState,
  missingPages,
  type OrderList,
  type OrderListName,
  type OrderPage,
  restarted,
} from '@/lib/domain/order-lists/order-list'
import { orderId } from '@/lib/domain/orders/order'
import { JupiterError, listFault } from '@/lib/upstream/jupiter/jupiter-error'
import { MAX_CONCURRENT } from '@/lib/upstream/jupiter/jupiter-limit'
import type { LoadedPage } from './fetch-order-page'

type KindLoading = Omit<ListLoading, 'from'> & {
  active: OrderList
  past: OrderList
  /** Whether only the past list is loaded, because only that one is retried. */
  isPastAlone: boolean
}

/**
 * Loads the active list of one kind of orders, and then the past one. An order moves from the first to the second,
 * never back, so in this sequence it is in at least one of them (behaviour 3.10). Like `loadOrderList`, it never throws for a failing service.
 */
export async function loadActiveThenPast(loading: KindLoading): Promise<void> {
  const { onChange } = loading
  let { active, past } = loading
  /** The active list with the pages of all passes. A whole list keeps only those of the last pass. */
  let activeOfAllPasses = active
  const loadActive = async (from: OrderList) => {
    active = await loadOrderList({
      ...loading,
      from,
      onChange: (list) => {
        if (list.state.kind === 'loading') activeOfAllPasses = list
        onChange(list)
      },
    })
  }
  /** Returns the keys of the orders that were still active when the active list was loaded. */
  const loadPast = async () => {
    // An order that left the active list can have closed onto any page of the past one.
    const isAnyGone = hasOrderBeyond(activeOfAllPasses, [active, past])
    const from = isAnyGone ? restarted(past, past.startedAtMs) : past
    past = await loadOrderList({ ...loading, from })
    return keysInBoth(active, past)
  }

  onChange({ ...past, state: { kind: 'loading' } })
  if (!loading.isPastAlone) await loadActive(active)
  const closed = await loadPast()
  let isInconsistent = false
  if (active.state.kind === 'whole' && active.pages.length > 1 && closed.length > 0) {
    // If an order left the active list while the list was loading, the orders after it moved up. One of
    // them can have moved to a page that was already loaded.
    await loadActive(restarted(activeOfAllPasses, active.startedAtMs))
    const closedLater = (await loadPast()).filter((key) => !closed.includes(key))
    isInconsistent = closedLater.length > 0
  }
  if (active.state.kind !== 'whole' || activeOfAllPasses === loading.active) return
  // An order that left the active list may not be in the past one yet, so its earlier page still counts.
  if (isInconsistent) onChange({ ...activeOfAllPasses, state: { kind: 'inconsistent' } })
  else if (past.state.kind !== 'whole') onChange({ ...activeOfAllPasses, state: active.state })
}

/** Returns whether a list has an order that none of the others has. */
function hasOrderBeyond(list: OrderList, others: readonly OrderList[]): boolean {
  const listed = new Set(others.flatMap(allPages).flatMap(keysOn))
  return allPages(list).some(({ orders }) => orders.some(({ orderKey }) => !listed.has(orderKey)))
}

function keysInBoth(active: OrderList, past: OrderList): string[] {
  const pastKeys = new Set(allPages(past).flatMap(keysOn))
  return allPages(active)
    .flatMap(keysOn)
    .filter((key) => pastKeys.has(key))
}

export type ListLoading = {
  /** The list to go on with: an empty one, one that starts again, or one that stopped or failed. */
  from: OrderList
  loadPage: (name: OrderListName, page: number) => Promise<LoadedPage>
  onChange: (list: OrderList) => void
  /** Stop aborts it. The pages that are loaded stay. */
  signal: AbortSignal
  now: () => number
}

/**
 * What a pass over a list's pages found. 'clean': every page but the last is full. 'short page': a page is shorter, so
 * the list may have changed. 'changed': a key is on two pages, a page counts more pages than page 1 does or has orders
 * beyond its own count, a page before the last is empty, or the pages have more or fewer orders than page 1 counts.
 */
type Pass = 'clean' | 'short page' | 'changed'

/**
 * Loads or resumes a list. It is whole if a pass over its pages finds no change, or if the second pass brings the same
 * pages as the first (behaviour 3.10). Never throws for a failing service: the list's state says how loading ended.
 */
export async function loadOrderList(loading: ListLoading): Promise<OrderList> {
  const { from, loadPage, onChange, signal, now } = loading
  const beganAtMs = now()
  let list: OrderList = { ...from, state: { kind: 'loading' } }
  const update = (change: Partial<OrderList>) => {
    list = { ...list, ...change }
    onChange(list)
  }
  const add = ({ page, totalPages }: LoadedPage) => {
    const others = list.pages.filter((otherPage) => otherPage.page !== page.page)
    update({ pages: [...others, page], totalPages: list.totalPages ?? totalPages })
  }

  async function loadToEnd(): Promise<ListState> {
    if ((await loadPages()) === 'clean') return { kind: 'whole' }
    const firstPages = list.pages
    list = restarted(list, list.startedAtMs)
    const pass = await loadPages()
    // Jupiter's pages can be short without a change, such as an empty one at the end.
    const isSame = pass === 'short page' && areSamePages(firstPages, list.pages)
    const isWhole = pass === 'clean' || isSame
    return { kind: isWhole ? 'whole' : 'inconsistent' }
  }

  /** Loads page 1, then the missing pages, or all if page 1 has changed. */
  async function loadPages(): Promise<Pass> {
    const first = await loadPage(list.name, 1)
    if (list.pages.length > 0 && !isAsBefore(list, first)) list = restarted(list, beganAtMs)
    add(first)
    const others = await loadMissing()
    const { pages, totalPages = 0 } = list
    const isOtherLength = others.some(
      ({ page, totalPages: count }) => count > totalPages || (count < page.page && !isEmpty(page)),
    )
    const itemCount = pages.reduce((sum, page) => sum + page.itemCount, 0)
    const isOtherCount = itemCount !== (first.totalItems ?? itemCount)
    const hasGap = pages.some((page) => page.page < totalPages && isEmpty(page))
    if (isOtherLength || isOtherCount || hasGap || hasKeyOnTwoPages(pages)) return 'changed'
    const isShorter = others.some((other) => other.totalPages < totalPages)
    return isShorter || hasShortPage(pages) ? 'short page' : 'clean'
  }

  /** Loads the missing pages, whichever of them fail (behaviour 3.1). @throws JupiterError once the others are loaded */
  async function loadMissing(): Promise<LoadedPage[]> {
    const missing = missingPages(list)
    const loaded: LoadedPage[] = []
    let fault: ListFault | undefined
    let faultsInARow = 0
    const load = async (page: number) => {
      const loadedPage = await loadPage(list.name, page)
      faultsInARow = 0
      return loadedPage
    }
    const work = async () => {
      for (let page = missing.shift(); page !== undefined; page = missing.shift()) {
        try {
          const loadedPage = await load(page)
          loaded.push(loadedPage)
          add(loadedPage)
        } catch (error) {
          signal.throwIfAborted()
          const pageFault = listFault(error)
          const isOfAllPages = FAULTS_OF_ALL_PAGES.includes(pageFault.kind)
          if (isOfAllPages || !fault) fault = pageFault
          faultsInARow += 1
          // Page 1 was loaded before. If it fails, too, so would all others.
          const isProbe = faultsInARow === MAX_CONCURRENT
          const isDown = isProbe && !(await load(1).catch(() => undefined))
          if (isDown || isOfAllPages) missing.length = 0
        }
      }
    }
    await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, work))
    signal.throwIfAborted()
    if (fault) throw new JupiterError(fault)
    return loaded
  }

  onChange(list)
  try {
    const state = await loadToEnd()
    const earlierPages = state.kind === 'whole' ? pagesWithLostTrades(list) : list.earlierPages
    update({ state, earlierPages })
  } catch (error) {
    const isStopped = signal.aborted
    update({ state: isStopped ? { kind: 'stopped' } : { kind: 'failed', fault: listFault(error) } })
  }
  return list
}

/** Returns the earlier pages with trades that Jupiter didn't send this time (behaviour 3.12). */
function pagesWithLostTrades({ pages, earlierPages }: OrderList): OrderPage[] {
  const orders = pages.flatMap((page) => page.orders)
  const lost = new Set(orders.filter(isWithoutItsTrades).map(orderId))
  return earlierPages.filter((page) =>
    page.orders.some((order) => order.trades.length > 0 && lost.has(orderId(order))),
  )
}

/** The faults that every page would have. */
const FAULTS_OF_ALL_PAGES: readonly ListFault['kind'][] = ['key', 'rate limit', 'sign-in']

/** Returns whether page 1 has the same orders as before, and the list has as many pages (behaviour 3.7). */
function isAsBefore(list: OrderList, { page, totalPages }: LoadedPage): boolean {
  const loadedPage = list.pages.find((listPage) => listPage.page === page.page)
  return (
    loadedPage !== undefined &&
    sortedKeys(loadedPage) === sortedKeys(page) &&
    list.totalPages === totalPages
  )
}

function isEmpty({ itemCount }: OrderPage): boolean {
  return itemCount === 0
}

function hasShortPage(pages: readonly OrderPage[]): boolean {
  const lastPage = Math.max(...pages.map(({ page }) => page))
  const maxItems = Math.max(...pages.map(({ itemCount }) => itemCount))
  return pages.some(({ page, itemCount }) => page < lastPage && itemCount < maxItems)
}

function sortedKeys(page: OrderPage): string {
  return keysOn(page).sort().join()
}

function areSamePages(first: readonly OrderPage[], second: readonly OrderPage[]): boolean {
  const contentOf = (pages: readonly OrderPage[]) =>
    pages
      .map((page) => [page.page, page.itemCount, sortedKeys(page)].join(' '))
      .sort()
      .join()
  return contentOf(first) === contentOf(second)
}

function hasKeyOnTwoPages(pages: readonly OrderPage[]): boolean {
  const keys = pages.flatMap((page) => [...new Set(keysOn(page))])
  return new Set(keys).size < keys.length
}
