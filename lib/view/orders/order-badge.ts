import type { OrderType } from '@/lib/domain/orders/order'

/** The badge in a row's Order cell: what it says, and what that stands for (behaviour 5.5). */
export const ORDER_BADGES: Record<OrderType, { text: string; name: string }> = {
  'recurring time': { text: 'RT', name: 'Recurring order by time' },
  'recurring price': { text: 'RP', name: 'Recurring order by price' },
  trigger: { text: 'T', name: 'Trigger order' },
}
