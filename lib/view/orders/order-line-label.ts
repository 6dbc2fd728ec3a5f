import type { Order, OrderType } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { counted } from '@/lib/view/amounts/count-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'

/** The three headings of the orders page, in order (spec 2). */
export const ORDER_HEADINGS: Record<OrderType, string> = {
  'recurring time': 'Recurring (Time)',
  'recurring price': 'Recurring (Price)',
  trigger: 'Triggers',
}

/** What an order's badge says, and what it stands for (spec 2 'Order cell'). */
export const ORDER_BADGES: Record<OrderType, { text: string; name: string }> = {
  'recurring time': { text: 'RT', name: 'Recurring order by time' },
  'recurring price': { text: 'RP', name: 'Recurring order by price' },
  trigger: { text: 'T', name: 'Trigger order' },
}

/** A token's symbol, or 'Unknown (mint)' (spec 2). The mint stays whole. */
export function tokenLabel(state: TokenState): string {
  if (state.kind === 'known') return tokenSymbol(state.token)
  return `Unknown (${state.mint})`
}

/** What stands before an order's date (spec 2). */
export function startLabel(order: Order): string {
  return order.kind === 'recurring' ? 'Started' : 'Opened'
}

/** A trigger order's status text (spec 4); a status we do not know shows as itself. */
export function triggerStatusLabel({ status, trades }: TriggerOrder): string {
  const count = trades.length
  switch (status) {
    case 'Completed':
    case 'Cancelled':
      return count === 0 ? `${status} with no trades` : `${status} after ${counted(count, 'trade')}`
    case 'Open':
      return count === 0 ? 'Open with no trades' : `Open with ${counted(count, 'trade')} so far`
    default:
      return status
  }
}
