import type { Order } from '@/lib/domain/orders/order'

/** The trades page's heading, in the spec's words (spec 2). */
export function tradesHeading(orders: readonly Order[]): string {
  const recurring = orders.filter((order) => order.kind === 'recurring').length
  const triggers = orders.length - recurring
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  return `Displaying data for ${recurring} Recurring Orders and ${triggers} Triggers (${trades} trades)`
}
