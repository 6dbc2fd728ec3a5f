import {
  countSkipped,
  isLoading,
  LISTED,
  loadedAtMs,
  type OrderList,
  type OrderListName,
  resumePage,
  type UntradedCount,
} from '@/lib/domain/order-lists/order-list'
import { updatedLabel } from '@/lib/view/time/local-date'
import { counted } from '@/lib/view/amounts/amount-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** Names the button that opens the whole text of a notice (behaviour 2.18). */
export const LEARN_MORE = 'Learn more'
/** Says which orders are missing until the wallet signs in (behaviour 2.15). */
export const NEWER_NOTICE = 'Orders placed on jup.ag since 10 March 2026 aren’t included'
export const NEWER_DETAILS = 'Jupiter V2 keeps them private to the wallet.'
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
  const { kind, orderStatus, isNewer } = LISTED[name]
  const status = orderStatus === 'history' ? 'past' : 'active'
  const orders = kind === 'trigger' ? 'triggers' : 'recurring orders'
  return `${status} ${orders}${isNewer ? ' (newer)' : ''}`
}

/** Says which lists stopped, failed or changed while loading; undefined if none did (behaviour 3.6, 3.10). */
export function partialText(lists: readonly OrderList[]): string | undefined {
  const reasons = lists.flatMap((list) => {
    const name = listLabel(list.name)
    if (list.state.kind === 'inconsistent') return [`${name} changed while loading`]
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const total = list.totalPages === undefined ? '' : ` of ${Math.max(list.totalPages, 1)}`
    return [`loading stopped at page ${resumePage(list)}${total} (${name})`]
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
export function withoutTradesText({ count, completed }: UntradedCount): string | undefined {
  if (count === 0) return undefined
  const note = completed > 0 ? `, ${completed} of them completed` : ''
  if (count === 1)
    return `1 ${completed > 0 ? 'completed ' : ''}trigger without trades isn’t shown.`
  return `${count} triggers without trades aren’t shown${note}.`
}

/** Says that Jupiter didn't return the trades of some orders; undefined if none (behaviour 3.12). */
export function lostTradesText(count: number): string | undefined {
  return count === 0 ? undefined : `Jupiter didn’t return the trades of ${counted(count, 'order')}.`
}

/** Says that some fees are unknown or in another token; undefined if none is (behaviour 7.8). */
export function unknownFeesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trade')} paid a fee that is unknown or in another token. It isn’t deducted, and its CSV cells are blank.`
}

/** Says why 'Subtract fee' doesn't change newer orders (behaviour 25.16). */
export const NEWER_FEES_UNKNOWN = 'Fees of newer orders are unknown'

/** Names the button that opens the sign-in dialog (behaviour 25.3). */
export const LOAD_NEWER = 'Load them with your wallet'
