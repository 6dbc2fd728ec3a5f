import { isActive, type RecurringOrder } from '@/lib/domain/orders/recurring-order'
import type { TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { counted } from '@/lib/view/amounts/count-label'

/**
 * 'Open' for an active recurring order; undefined for a past one, which has no badge
 * (behaviour 2.7).
 */
export function recurringStatusLabel(order: RecurringOrder): string | undefined {
  return isActive(order) ? 'Open' : undefined
}

/**
 * How a trigger order stands, with its trades; a status that is not known shows as itself
 * (behaviour 2.8).
 */
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
