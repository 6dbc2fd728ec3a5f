import { isActive } from './recurring-order'
import { isOpen } from './trigger-order'
import type { Order } from './order'

/**
 * What came back to the wallet when an order was closed, in plain decimal text: what a recurring
 * order gave back, what a trigger had left. Undefined for an order that is still open, where nothing
 * came back, and where Jupiter tells no amount or names no closing transaction (behaviour 16.1).
 */
export function returnedAmount(order: Order): string | undefined {
  const isClosed = order.kind === 'trigger' ? !isOpen(order) : !isActive(order)
  const amount = order.kind === 'trigger' ? order.remainingMakingAmount : order.inWithdrawn
  const isMore = amount !== undefined && /[1-9]/.test(amount)
  return isClosed && isMore && order.closingSignature !== '' ? amount : undefined
}
