import { type OrderList, isLoading } from '@/lib/domain/order-lists/order-list'
import { MINUTE_MS, secondsUntil } from '@/lib/domain/time/unix-time'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { rateLimitText } from '@/lib/view/errors/error-label'

/** Says when waiting work resumes; undefined if the time isn't known. */
export function resumingText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : `Resuming in ${seconds} s.`
}

/** What calls to Jupiter wait for, as `JupiterCalls` says it. */
type Hold = {
  isOffline: () => boolean
  pausedUntilMs: () => number | undefined
  retryAtMs: () => number | undefined
}

/** Returns why calls to Jupiter wait, and until when; an empty list if none waits (behaviour 24.1). */
export function holdTexts({ isOffline, pausedUntilMs, retryAtMs }: Hold, nowMs: number): string[] {
  if (isOffline()) return ['You’re offline.', 'Loading continues once you reconnect.']
  const resuming = resumingText(secondsUntil(pausedUntilMs() ?? 0, nowMs))
  if (resuming !== undefined) return [rateLimitText('Jupiter'), resuming]
  const seconds = secondsUntil(retryAtMs() ?? 0, nowMs)
  return seconds === undefined ? [] : ['Jupiter doesn’t respond.', `Trying again in ${seconds} s.`]
}

/** Returns 'About 2 minutes left', rounded up. @param ms milliseconds */
export function timeLeftText(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS)
  return minutes <= 1 ? 'Less than a minute left' : `About ${minutes} minutes left`
}

/** Returns the progress for screen readers, in quarters: 'Loading orders… 25%' (behaviour 24.4). */
export function quarterText(what: string, done: number, total: number | undefined): string {
  const quarters = total ? Math.floor((done / total) * 4) : 0
  return quarters === 0 ? what : `${what} ${quarters * 25}%`
}

/** How many pages are loaded. `total` is undefined until all lists have their first page. */
type Progress = { done: number; total: number | undefined }

/** Counts the pages that are still to come; 0 until the lengths of all lists are known. */
export function pagesLeft(lists: readonly OrderList[]): number {
  const { done, total } = loadingProgress(lists.filter(isLoading))
  return total === undefined ? 0 : Math.max(0, total - done)
}

/** Returns 'Loading page 1,204 of 2,000', or a text without numbers until the total is known (behaviour 3.4). */
export function loadingLabel({ done, total }: Progress): string {
  if (total === undefined) return LOADING_ORDERS
  return `Loading page ${groupedDigits(done)} of ${groupedDigits(total)}`
}

/** Returns the combined progress of lists (behaviour 3.4). */
export function loadingProgress(lists: readonly OrderList[]): Progress {
  const done = lists.reduce((sum, list) => sum + list.pages.length, 0)
  // The length of a list that failed or was stopped at its first page stays unknown.
  const countedLists = lists.filter((list) => isLoading(list) || list.totalPages !== undefined)
  const totals = countedLists.map((list) => list.totalPages)
  const isKnown = totals.every((total) => total !== undefined)
  // A list without pages counts as one page, because one call was needed to find that out.
  const total = totals.reduce((sum: number, pages) => sum + Math.max(pages ?? 0, 1), 0)
  return { done, total: isKnown ? total : undefined }
}

/** Returns 'All 40 pages loaded', or '12 pages loaded' if a list isn't whole (behaviour 3.4). */
export function loadedPagesLabel(lists: readonly OrderList[]): string {
  const pages = `${counted(loadingProgress(lists).done, 'page')} loaded`
  return lists.every(({ state }) => state.kind === 'whole') ? `All ${pages}` : pages
}

/** The text while orders load (behaviour 3.4). */
export const LOADING_ORDERS = 'Loading orders…'
