import type { Order } from '@/lib/domain/orders/order'

/** The heading of the trades page; it counts the wallets where there are several (behaviour 5.2, 21.4). */
export function tradesHeading(orders: readonly Order[], wallets = 1): string {
  const recurring = orders.filter((order) => order.kind === 'recurring').length
  const triggers = orders.length - recurring
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  const of = wallets === 1 ? '' : ` of ${wallets} wallets`
  return `Displaying data for ${recurring} Recurring Orders and ${triggers} Triggers${of} (${trades} trades)`
}
