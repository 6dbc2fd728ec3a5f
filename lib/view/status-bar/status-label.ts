import { type OrderList, isLoading } from '@/lib/domain/order-lists/order-list'
import { counted } from '@/lib/view/amounts/amount-label'

/** The services whose rate limits make work wait. */
export type LimitedService = 'Jupiter' | 'Birdeye' | 'DefiLlama'

/** Returns why work waits (behaviour 4.4, 8.12). */
export function rateLimitText(service: LimitedService): string {
  return `${service}’s rate limit reached.`
}

/** Returns when work that waits goes on; `undefined` if that is not known. */
export function resumingText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : `Resuming in ${seconds} s.`
}

/** Returns how long work still takes: 'About 2 minutes left', rounded up. @param ms in milliseconds */
export function timeLeftText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes <= 1 ? 'Less than a minute left' : `About ${minutes} minutes left`
}

/**
 * Returns what screen readers hear of work: its start and each quarter, 'Loading orders… 25%'
 * (behaviour 24.4).
 */
export function quarterText(what: string, done: number, total: number | undefined): string {
  const quarters = total ? Math.floor((done / total) * 4) : 0
  return quarters === 0 ? what : `${what} ${quarters * 25}%`
}

/** How many pages are loaded; `total` is unknown until every list's first page came. */
type Progress = { loaded: number; total: number | undefined }

/** Returns how many pages are still to come; 0 until the length of every list is known. */
export function pagesLeft(lists: readonly OrderList[]): number {
  const { loaded, total } = loadingProgress(lists.filter(isLoading))
  return total === undefined ? 0 : Math.max(0, total - loaded)
}

/** Returns 'Loading page 12 of 40'. */
export function loadingLabel({ loaded, total }: Progress): string {
  return total === undefined ? LOADING_ORDERS : `Loading page ${loaded} of ${total}`
}

/** Returns the progress of some lists together (behaviour 3.4). */
export function loadingProgress(lists: readonly OrderList[]): Progress {
  const loaded = lists.reduce((sum, list) => sum + list.pages.length, 0)
  // A list that failed or was stopped on its first page will not say how long it is.
  const countedLists = lists.filter((list) => isLoading(list) || list.totalPages !== undefined)
  const totals = countedLists.map((list) => list.totalPages)
  const isKnown = totals.every((total) => total !== undefined)
  // A list without pages still costs the call that said so.
  const total = totals.reduce((sum: number, pages) => sum + Math.max(pages ?? 0, 1), 0)
  return { loaded, total: isKnown ? total : undefined }
}

/** Returns 'All 40 pages loaded', or '12 pages loaded' if there are more (behaviour 3.4). */
export function loadedPagesLabel({ loaded, total }: Progress): string {
  const pages = `${counted(loaded, 'page')} loaded`
  return total === undefined || loaded < total ? pages : `All ${pages}`
}

/** What is under way (behaviour 3.4). */
export const LOADING_ORDERS = 'Loading orders…'
