import { passedExpiry, isOpen, type Order, type SectionName } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/amount-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenName } from '@/lib/view/tokens/token-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** The headings of the orders page, and the badges of orders with their names (behaviour 2.3, 5.4). */
export const SECTION_LABELS = {
  'recurring time': { heading: 'Recurring (Time)', badge: 'RT', name: 'Recurring order (time)' },
  'recurring price': { heading: 'Recurring (Price)', badge: 'RP', name: 'Recurring order (price)' },
  trigger: { heading: 'Triggers', badge: 'T', name: 'Trigger order' },
  'newer recurring': { heading: 'Recurring (newer)', badge: 'DCA2', name: 'Newer recurring order' },
  'newer trigger': { heading: 'Triggers (newer)', badge: 'T2', name: 'Newer trigger order' },
} satisfies Record<SectionName, object>

/** Returns 'Order details: Trigger order 7YtF…gAsU' (behaviour 5.4). */
export function orderDetailsLabel(section: SectionName, orderKey: string): string {
  return `Order details: ${SECTION_LABELS[section].name} ${shortAddress(orderKey)}`
}

/** Returns the parts of 'Started 02 Mar 2026, 08:00:26', or of 'Opened …' for a trigger (behaviour 2.6). */
export function startLabel({ kind, createdAt }: Order, timeZone: TimeZone) {
  return { word: kind === 'recurring' ? 'Started' : 'Opened', ...localDate(createdAt, timeZone) }
}

/**
 * Returns an order's status (behaviour 2.6, 25.16). An open recurring order is 'Open', and a closed one without a status
 * has none. Others have Jupiter's word with the number of trades; only 'Completed' and 'Cancelled' say that it is 0.
 */
export function orderStatusLabel(
  order: Order,
  nowMs: number,
  timeZone: TimeZone,
): string | undefined {
  const { kind, status, trades } = order
  if (kind === 'recurring' && (status === undefined || status === 'Open')) {
    return isOpen(order) ? 'Open' : status
  }
  const count = trades.length
  if (status === 'Open') {
    const words =
      count === 0 ? 'Open with no trades' : `Open with ${counted(count, 'trade')} so far`
    const expiredAt = passedExpiry(order, nowMs)
    return expiredAt ? `${words} · expired ${localDate(expiredAt, timeZone).day}` : words
  }
  if (count > 0) return `${status} after ${counted(count, 'trade')}`
  return status === 'Completed' || status === 'Cancelled' ? `${status} with no trades` : status
}

/** Returns the name of a pair's group: 'USDC to SOL'. */
export function pairLabel(input: TokenState, output: TokenState): string {
  return `${tokenName(input)} to ${tokenName(output)}`
}
