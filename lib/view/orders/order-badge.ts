import type { OrderType } from '@/lib/domain/orders/order'

/** What an order's badge says, and what it stands for (spec 2 'Order cell'). */
export const ORDER_BADGES: Record<OrderType, { text: string; name: string }> = {
  'recurring time': { text: 'RT', name: 'Recurring order by time' },
  'recurring price': { text: 'RP', name: 'Recurring order by price' },
  trigger: { text: 'T', name: 'Trigger order' },
}
