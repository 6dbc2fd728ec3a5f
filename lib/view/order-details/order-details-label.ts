import type { Order } from '@/lib/domain/orders/order'
import { isActive, type RecurringOrder } from '@/lib/domain/orders/recurring-order'
import { rate } from '@/lib/domain/amounts/rate'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'
import { rateUnit } from '@/lib/view/trades/rate-label'
import { localDate } from '@/lib/view/time/local-date'
import { zoneLabel } from '@/lib/view/time/time-zone-label'
import { tokenLabel } from '@/lib/view/tokens/token-label'

/** In the dialog, where the link names an order that is not there (behaviour 16.7). */
export const NO_SUCH_ORDER = 'Order not found among loaded orders'

/** The two tokens of an order. */
export type OrderTokens = { input: TokenState; output: TokenState }

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** An amount with its token: '25 USDC'. @param amount plain decimal text */
export function amountOf(amount: string, state: TokenState): string {
  return `${amountLabel(amount)} ${symbolOf(state)}`
}

/**
 * A moment as one text: '02 Mar 2026 08:00:26 UTC+1'.
 * @param date ISO 8601
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function momentText(date: string, timeZone?: string): string {
  const { day, time } = localDate(date, timeZone)
  return `${day} ${time} ${zoneLabel(date, timeZone)}`
}

/**
 * How often an order trades, and how much: '25 USDC every day' (behaviour 16.8); undefined where
 * Jupiter does not tell.
 */
export function cadenceText(order: RecurringOrder, { input }: OrderTokens): string | undefined {
  const { perCycle, everySeconds, recurringType } = order
  if (perCycle === undefined || everySeconds === undefined) return undefined
  const amount =
    recurringType === 'time' ? amountOf(perCycle, input) : `+$${amountLabel(perCycle)} in value`
  const [seconds, unit] = UNITS.find(([length]) => everySeconds % length === 0) ?? UNITS[3]
  const times = everySeconds / seconds
  return `${amount} every ${times === 1 ? unit : counted(times, unit)}`
}

/** What a part costs of another: '150 USDC per SOL'; undefined where it has no rate. */
export function priceText(
  [amount, state]: readonly [string, TokenState],
  [per, perState]: readonly [string, TokenState],
): string | undefined {
  if (state.kind !== 'known' || perState.kind !== 'known') return undefined
  const price = rate(amount, per, state.token.decimals)
  return price && `${amountLabel(price)} ${rateUnit([symbolOf(state), symbolOf(perState)])}`
}

/** Who closed an order (behaviour 16.8); undefined where Jupiter does not tell. */
export function closerText(order: Order): string | undefined {
  if (order.kind === 'trigger') {
    return order.status === 'Cancelled' ? 'Cancelled' : undefined
  }
  if (isActive(order) || order.closedBy === undefined) return undefined
  return order.closedBy === 'owner' ? 'By owner' : 'By Jupiter'
}

function symbolOf(state: TokenState): string {
  return state.kind === 'loading' ? state.mint : tokenLabel(state)
}

/** What the chart of an order’s details shows (behaviour 16.10). */
export const RATE_PER_TRADE = 'Rate per trade'
