import type { Order } from '@/lib/domain/orders/order'

/** The heading of the trades page (behaviour 5.2). */
export function tradesHeading(orders: readonly Order[]): string {
  const recurring = orders.filter((order) => order.kind === 'recurring').length
  const triggers = orders.length - recurring
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  return `Displaying data for ${recurring} Recurring Orders and ${triggers} Triggers (${trades} trades)`
}
