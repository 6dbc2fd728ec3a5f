import {
  allPages,
  isLoading,
  type ListFault,
  type OrderList,
  type OrderListName,
  resumePage,
} from '@/lib/domain/order-lists/order-list'
import { leftOut } from '@/lib/domain/order-lists/partial-list'
import type { Order } from '@/lib/domain/orders/order'
import { counted } from '@/lib/view/amounts/count-label'

const MS_PER_MINUTE = 60_000

/** Shown above all lists: which orders cannot be read at all (behaviour 2.15). */
export const V2_NOTICE =
  "Since 10 March 2026 jup.ag places new orders on Jupiter's newer (V2) system. They are private to the wallet and not listed here."

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
 * minute left' up to half of one; undefined where nothing has to wait (behaviour 3.4).
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
 * (behaviour 5.1).
 */
export function stillReadingLabel(lists: readonly OrderList[]): string | undefined {
  if (!lists.some(isLoading)) return undefined
  const { read, total } = readingProgress(lists)
  return total === undefined ? 'Still reading' : `Still reading: page ${read} of ${total}`
}

const LIST_NAMES: Record<OrderListName, string> = {
  'past recurring': 'past recurring orders',
  'active recurring': 'active recurring orders',
  'past trigger': 'past triggers',
  'active trigger': 'active triggers',
}

/**
 * Which lists stopped or failed, and at which page (behaviour 3.7), and which changed while they were
 * loaded (behaviour 3.10); undefined if none did.
 */
export function partialText(lists: readonly OrderList[]): string | undefined {
  const reasons = lists.flatMap((list) => {
    const name = LIST_NAMES[list.name]
    if (list.state.kind === 'inconsistent') return [`${name} changed while loading`]
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const total = list.totalPages === undefined ? '' : ` of ${Math.max(list.totalPages, 1)}`
    return [`loading stopped at page ${resumePage(list)}${total} (${name})`]
  })
  return reasons.length > 0 ? `Some orders may be missing: ${reasons.join(', ')}.` : undefined
}

/** How many orders and trades could not be read; undefined where all could (behaviour 3.13). */
export function leftOutText(lists: readonly OrderList[]): string | undefined {
  const { orders, trades } = leftOut(lists)
  if (orders === 0 && trades === 0) return undefined
  const parts = [
    ...(orders > 0 ? [counted(orders, 'order')] : []),
    ...(trades > 0 ? [counted(trades, 'trade')] : []),
  ]
  const isOne = orders + trades === 1
  return `${parts.join(' and ')} could not be read and ${isOne ? 'is' : 'are'} left out.`
}

/**
 * How many triggers aren't shown because they have no trade, and how many of these are completed;
 * undefined if there are none (behaviour 2.14).
 */
export function withoutTradesText({
  count,
  completed,
}: {
  count: number
  completed: number
}): string | undefined {
  if (count === 0) return undefined
  const note = completed > 0 ? `, ${completed} of them completed` : ''
  if (count === 1)
    return `1 ${completed > 0 ? 'completed ' : ''}trigger without trades isn’t shown.`
  return `${count} triggers without trades aren’t shown${note}.`
}

/** That the trades of some orders did not come; undefined where all came (behaviour 3.11). */
export function lostTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `Jupiter reports output for ${counted(count, 'order')} but did not send the trades.`
}

/** Says that the fees of some trades are unknown; undefined if none is (behaviour 7.8). */
export function otherTokenFeesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trade')} paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.`
}

/** The heading of the error of a list that failed (behaviour 15.2). */
export const LIST_ERRORS: Record<OrderListName, string> = {
  'past recurring': 'Error fetching past recurring orders from Jupiter',
  'active recurring': 'Error fetching active recurring orders from Jupiter',
  'past trigger': 'Error fetching past trigger orders from Jupiter',
  'active trigger': 'Error fetching active trigger orders from Jupiter',
}

/** The heading of a list's error: the sample wallet's are none of Jupiter's (behaviour 15.2, 23.3). */
export function listError({ name, state }: OrderList): string {
  const isSample = state.kind === 'failed' && state.fault.kind === 'sample file'
  return isSample ? `Error fetching ${name} orders of the sample wallet` : LIST_ERRORS[name]
}

const TIMES = ['never', 'once', 'twice', 'three times in a row']

/**
 * The error below the heading: what happened, what is kept, and where a retry goes on
 * (behaviour 15.3).
 */
export function faultText(list: OrderList, fault: ListFault): string {
  return `${whatHappened(fault)} ${whatIsKept(list)}`
}

function whatHappened(fault: ListFault): string {
  switch (fault.kind) {
    case 'status': {
      const call = fault.requestId === '' ? '' : ` (call ${fault.requestId})`
      const times = fault.tries > 1 ? `, ${timesLabel(fault.tries)}` : ''
      return `Jupiter answered with status ${fault.status}${times}${call}.`
    }
    case 'rate limit':
      return `Jupiter asked for a pause ${fault.waits} times in a row and has no calls left just now.`
    case 'key':
      return fault.hasKey
        ? 'Jupiter refused this key.'
        : 'Jupiter asks for an API key for this call.'
    case 'network':
      return `Jupiter could not be reached, ${timesLabel(fault.tries)}.`
    case 'unreadable':
      return `Jupiter's answer could not be read, ${timesLabel(fault.tries)}.`
    case 'sample file': {
      const status = fault.status === undefined ? '' : ` (status ${fault.status})`
      return `A file of the sample wallet did not come from this site${status}.`
    }
    case 'own':
      return 'This page met an error of its own while reading.'
  }
}

function whatIsKept(list: OrderList): string {
  const kept = list.pages.length
  if (kept === 0) {
    return allPages(list).some(({ orders }) => orders.length > 0)
      ? 'No page of this list was read anew; what was read before is kept.'
      : 'No page of this list was read.'
  }
  const pages = kept === 1 ? 'The page already read is' : `The ${kept} pages already read are`
  return `${pages} kept, so a retry goes on from page ${resumePage(list)}.`
}

function timesLabel(count: number): string {
  return TIMES[count] ?? `${count} times in a row`
}
