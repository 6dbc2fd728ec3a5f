import { isOpen, type Order } from './order'

/**
 * Returns what went back to the wallet when an order closed, in plain decimal text. `undefined` if the
 * order is open, nothing went back, or Jupiter reports no amount or closing transaction (behaviour
 * 16.1).
 */
export function refundAmount(order: Order): string | undefined {
  const amount = order.kind === 'trigger' ? order.remainingMakingAmount : order.inWithdrawn
  const isMore = amount !== undefined && /[1-9]/.test(amount)
  return !isOpen(order) && isMore && order.closingSignature !== '' ? amount : undefined
}
