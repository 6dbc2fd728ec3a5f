import {
  allPages,
  countLostTrades,
  countSkipped,
  countUnknownFees,
  countWithoutTrades,
  isLoading,
  type ListFault,
  LIST_INFO,
  loadedAtMs,
  type OrderList,
  type OrderListName,
  resumePage,
} from '@/lib/domain/order-lists/order-list'
import type { Order } from '@/lib/domain/orders/order'
import { localDate } from '@/lib/view/time/local-date'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { rateLimitText } from '@/lib/view/errors/error-label'
import { addDays, localDay, type TimeZone } from '@/lib/domain/time/local-day'

/** Says when data was loaded: 'Updated 14:32', 'Updated yesterday 14:32 UTC' (behaviour 2.1, 20.6). */
export function updatedLabel(loadedAtMs: number, nowMs: number, timeZone: TimeZone): string {
  const loaded = localDate(loadedAtMs, timeZone)
  const day = localDay(loadedAtMs, timeZone)
  const today = localDay(nowMs, timeZone)
  // A time in the visitor's own zone needs no zone name.
  const time = `${loaded.time.slice(0, 5)}${timeZone === 'UTC' ? ' UTC' : ''}`
  if (day === today) return `Updated ${time}`
  if (day === addDays(today, -1)) return `Updated yesterday ${time}`
  return `Updated ${loaded.day} ${time}`
}

/** Says which orders are missing until the wallet signs in (behaviour 2.15). */
export const NEWER_NOTICE = 'Orders placed on jup.ag since 10 March 2026 aren’t included'
/** Describes the service of newer orders, in its dialog and notice (behaviour 25.4). */
export const BETA_NOTE =
  'Jupiter’s service for these orders is in beta. Perijove’s support was built from its documentation.'

/** Returns the notice about the lists of newer orders after a sign-in (behaviour 25.9). */
export function newerOrdersText(
  lists: readonly OrderList[],
  nowMs: number,
  timeZone: TimeZone,
): string {
  if (lists.some(isLoading)) return 'Loading newer orders…'
  const oldest = loadedAtMs(lists)
  const updated = oldest === undefined ? '' : ` · ${updatedLabel(oldest, nowMs, timeZone)}`
  const isWhole = lists.every(({ state }) => state.kind === 'whole')
  return `Newer orders ${isWhole ? 'included' : 'partly included'}${updated}`
}

function listLabel(name: OrderListName): string {
  const { kind, orderStatus, isNewer } = LIST_INFO[name]
  const orders = kind === 'trigger' ? 'triggers' : 'recurring orders'
  return `${orderStatus} ${orders}${isNewer ? ' (newer)' : ''}`
}

/** Says which lists stopped, failed or changed while loading; undefined if none did (behaviour 3.6, 3.10). */
export function partialText(lists: readonly OrderList[]): string | undefined {
  const reasons = lists.flatMap((list) => {
    const name = listLabel(list.name)
    if (list.state.kind === 'inconsistent') return [`${name} changed while loading`]
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const { totalPages } = list
    const total = totalPages === undefined ? '' : ` of ${groupedDigits(Math.max(totalPages, 1))}`
    return [`loading stopped at page ${groupedDigits(resumePage(list))}${total} (${name})`]
  })
  return reasons.length > 0 ? `Some orders may be missing: ${reasons.join(', ')}.` : undefined
}

/** Counts the orders and trades with invalid data; undefined if there are none (behaviour 3.13). */
export function skippedText(lists: readonly OrderList[]): string | undefined {
  const { orders, trades } = countSkipped(lists)
  const parts = [
    ...(orders > 0 ? [counted(orders, 'order')] : []),
    ...(trades > 0 ? [counted(trades, 'trade')] : []),
  ]
  return parts.length > 0 ? `Skipped ${parts.join(' and ')} with invalid data.` : undefined
}

/** Counts the triggers without trades and those of them that are completed; undefined if none (behaviour 2.14). */
export function withoutTradesText(lists: readonly OrderList[]): string | undefined {
  const { count, completed } = countWithoutTrades(lists)
  if (count === 0) return undefined
  const note = completed > 0 ? `, ${groupedDigits(completed)} of them completed` : ''
  if (count === 1)
    return `1 ${completed > 0 ? 'completed ' : ''}trigger without trades isn’t shown.`
  return `${counted(count, 'trigger')} without trades aren’t shown${note}.`
}

/** Says that Jupiter didn't return the trades of some orders; undefined if none (behaviour 3.12). */
export function lostTradesText(orders: readonly Order[]): string | undefined {
  const count = countLostTrades(orders)
  return count === 0 ? undefined : `Jupiter didn’t return the trades of ${counted(count, 'order')}.`
}

/** Says that some fees are unknown or in another token; undefined if none is (behaviour 7.8). */
export function unknownFeesText(orders: readonly Order[]): string | undefined {
  const count = countUnknownFees(orders)
  if (count === 0) return undefined
  return `${counted(count, 'trade')} paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.`
}

/** Says why 'Subtract fee' doesn't change newer orders; undefined if none has trades (behaviour 25.16). */
export function newerFeesText(orders: readonly Order[]): string | undefined {
  const hasTrades = orders.some(({ newer, trades }) => newer && trades.length > 0)
  return hasTrades ? 'Fees of newer orders are unknown' : undefined
}

/** Returns the heading of a list's error. For the sample wallet, it doesn't name Jupiter (behaviour 15.2, 23.3). */
export function failedListHeading({ name, state }: OrderList): string {
  const isSample = state.kind === 'failed' && state.fault.kind === 'sample file'
  return `Error fetching ${name} orders ${isSample ? 'of the sample wallet' : 'from Jupiter'}`
}

/** Says what happened to a list, and what is kept or where Retry continues (behaviour 15.2). */
export function faultText(list: OrderList, fault: ListFault): string {
  return [whatHappened(fault), whatIsKept(list)].filter((text) => text !== '').join(' ')
}

/** Says that the sign-in has ended, and what to do (behaviour 25.10). */
export const SIGN_IN_EXPIRED = 'Your sign-in has expired. Sign in again.'
/** Names the button that signs in again (behaviour 25.10). */
export const SIGN_IN_AGAIN = 'Sign in again'

/** Says what kept a list from loading (behaviour 15.2). */
export function whatHappened(fault: ListFault): string {
  switch (fault.kind) {
    case 'status': {
      const tries = fault.tries > 1 ? ` after ${fault.tries} tries` : ''
      const request = fault.requestId === '' ? '' : ` (request ${fault.requestId})`
      return `Jupiter returned error ${fault.status}${tries}${request}.`
    }
    case 'rate limit':
      return `${rateLimitText('Jupiter')} Try again in a minute.`
    case 'key':
      return fault.hasKey ? 'Jupiter rejected this key.' : 'Jupiter requires an API key.'
    case 'network':
      return `Couldn’t reach Jupiter after ${fault.tries} tries.`
    case 'unreadable':
      return `Unexpected response from Jupiter after ${fault.tries} tries.`
    case 'sample file': {
      const status = fault.status === undefined ? '' : ` (error ${fault.status})`
      return `Couldn’t load the sample data${status}.`
    }
    case 'sign-in':
      return SIGN_IN_EXPIRED
    case 'token decimals':
      return 'Couldn’t load the tokens of these orders.'
    case 'own':
      return 'Something went wrong while loading.'
  }
}

function whatIsKept(list: OrderList): string {
  if (list.pages.length > 0) return `Retry continues from page ${groupedDigits(resumePage(list))}.`
  return allPages(list).some(({ orders }) => orders.length > 0) ? 'Showing earlier data.' : ''
}
