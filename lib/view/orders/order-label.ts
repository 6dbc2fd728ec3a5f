import { expiredWhileOpen, isOpen, type Order, type SectionName } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/amount-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenName } from '@/lib/view/tokens/token-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** The badges of orders: their texts and names (behaviour 5.4). */
export const ORDER_BADGES: Record<SectionName, { text: string; name: string }> = {
  'recurring time': { text: 'RT', name: 'Recurring order (time)' },
  'recurring price': { text: 'RP', name: 'Recurring order (price)' },
  trigger: { text: 'T', name: 'Trigger order' },
  'newer recurring': { text: 'DCA2', name: 'Newer recurring order' },
  'newer trigger': { text: 'T2', name: 'Newer trigger order' },
}

/** Returns 'Order details: Trigger order 7YtF…gAsU' (behaviour 5.4). */
export function orderDetailsLabel(section: SectionName, orderKey: string): string {
  return `Order details: ${ORDER_BADGES[section].name} ${shortAddress(orderKey)}`
}

/** The start of an order, in parts because the line emphasizes the day. */
type StartLabel = { word: 'Started' | 'Opened'; day: string; time: string }

/** Returns 'Started 02 Mar 2026, 08:00:26', or 'Opened …' for a trigger (behaviour 2.6). */
export function startLabel(order: Order, timeZone: TimeZone): StartLabel {
  const word = order.kind === 'recurring' ? 'Started' : 'Opened'
  return { word, ...localDate(order.createdAt, timeZone) }
}

/**
 * Returns an order's status (behaviour 2.6, 25.16). An open recurring order is 'Open', and a closed one without
 * a status has none. Others have Jupiter's word with the number of trades. Without trades,
 * only 'Completed' and 'Cancelled' say so.
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
    const expiredAt = expiredWhileOpen(order, nowMs)
    return expiredAt ? `${words} · expired ${localDate(expiredAt, timeZone).day}` : words
  }
  if (count > 0) return `${status} after ${counted(count, 'trade')}`
  return status === 'Completed' || status === 'Cancelled' ? `${status} with no trades` : status
}

/** Returns the name of a pair's group: 'USDC to SOL'. */
export function pairLabel(input: TokenState, output: TokenState): string {
  return `${tokenName(input)} to ${tokenName(output)}`
}
