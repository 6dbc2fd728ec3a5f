import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type EventFilters, type FilterSurroundings, matchingRows } from './event-filters'

/**
 * Returns whether a file may lack rows of an order that misses trades (behaviour 9.8): an event of it
 * matches the filters for text, pair, order and 'To', or a missing trade could. The other filters
 * don't count, because nobody knows what a missing trade would have matched.
 */
export function mayLackRows(
  order: Order,
  { text, pair, key, to }: EventFilters,
  surroundings: FilterSurroundings,
): boolean {
  const events = orderEvents([order], '').flatMap((event): OrderEvent[] =>
    event.kind === 'deposit' ? [event, missingTrade(event, order.outputMint)] : [event],
  )
  return matchingRows(events, { text, pair, key, to }, surroundings).length > 0
}

/** A missing trade is of its order's pair, and at the earliest as old as the deposit. */
function missingTrade(deposit: OrderEvent & { kind: 'deposit' }, outputMint: string): OrderEvent {
  return { ...deposit, kind: 'trade', outputMint, outputAmount: deposit.inputAmount, fee: null }
}
