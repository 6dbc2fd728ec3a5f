import { counted } from '@/lib/view/amounts/count-label'
import type { Order } from '@/lib/domain/orders/order'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'

const MS_PER_MINUTE = 60_000

/** How many pages are read, of how many: `total` is unknown until every list's first page came. */
export type Progress = { read: number; total: number | undefined }

/** How far the reading of some lists is, all lists together (behaviour 3.4). */
export function readingProgress(lists: readonly OrderList[]): Progress {
  const read = lists.reduce((sum, list) => sum + list.pages.length, 0)
  // A list that failed or was stopped on its first page will not say how long it is.
  const known = lists.filter((list) => isLoading(list) || list.totalPages !== undefined)
  const totals = known.map((list) => list.totalPages)
  const isKnown = totals.every((total) => total !== undefined)
  // A list without pages still costs the call that said so.
  const total = totals.reduce((sum: number, pages) => sum + Math.max(pages ?? 0, 1), 0)
  return { read, total: isKnown ? total : undefined }
}

/** On the orders page: 'Reading page 12 of 40'. */
export function readingLabel({ read, total }: Progress): string {
  return total === undefined ? 'Reading the first pages' : `Reading page ${read} of ${total}`
}

/** How many pages of the lists under way are still to come; undefined until their lengths are known. */
export function pagesLeft(lists: readonly OrderList[]): number | undefined {
  return lists.filter(isLoading).reduce((sum: number | undefined, { totalPages, pages }) => {
    if (sum === undefined || totalPages === undefined) return undefined
    return sum + Math.max(0, totalPages - pages.length)
  }, 0)
}

/**
 * How long a reading takes by Jupiter's pace: 'about 2 minutes left', rounded up, and 'less than a
 * minute left' up to half of one; undefined where nothing has to wait (behaviour 3.19).
 * @param ms until its last call, in milliseconds
 */
export function readingTimeLabel(ms: number): string | undefined {
  if (ms <= 0) return undefined
  if (ms <= MS_PER_MINUTE / 2) return 'less than a minute left'
  return `about ${counted(Math.ceil(ms / MS_PER_MINUTE), 'minute')} left`
}

/** Once nothing is read any more: 'All 40 pages read', or '12 pages read' of more (behaviour 3.20). */
export function pagesReadLabel({ read, total }: Progress): string {
  return total === undefined || read < total
    ? `${counted(read, 'page')} read`
    : `All ${counted(read, 'page')} read`
}

/** What was read, of the whole wallet: '71 orders with 229 trades' (behaviour 3.20). */
export function ordersReadLabel(orders: readonly Order[]): string {
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  return `${counted(orders.length, 'order')} with ${counted(trades, 'trade')}`
}

/** Why calls to Jupiter wait, and for how long (behaviour 4.3). */
export function waitLabel(seconds: number): string {
  return `Jupiter’s rate limit reached. Resuming in ${seconds} s.`
}

/**
 * On the trades page: 'Still reading: page 12 of 40'; undefined once no list is read
 * (behaviour 5.16).
 */
export function stillReadingLabel(lists: readonly OrderList[]): string | undefined {
  if (!lists.some(isLoading)) return undefined
  const { read, total } = readingProgress(lists)
  return total === undefined ? 'Still reading' : `Still reading: page ${read} of ${total}`
}
