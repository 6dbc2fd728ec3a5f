import { isActive, type RecurringOrder } from './recurring-order'

/**
 * When an active order by time is to trade next: one cycle after its last trade, or after it was
 * opened (behaviour 16.8). ISO 8601; undefined of any other order, and where Jupiter tells no cycle.
 */
export function nextTradeAt(order: RecurringOrder): string | undefined {
  const { recurringType, everySeconds, trades, createdAt } = order
  if (!isActive(order) || recurringType !== 'time' || everySeconds === undefined) return undefined
  const last = trades.reduce(
    (latest, { confirmedAt }) => (confirmedAt > latest ? confirmedAt : latest),
    createdAt,
  )
  return new Date(Date.parse(last) + everySeconds * 1_000).toISOString()
}
