import type { Order } from '@/lib/domain/orders/order'

/** How many trades have their fee in another token than their output (behaviour 7.8). */
export function countForeignFees(orders: readonly Order[]): number {
  let count = 0
  for (const { trades } of orders) {
    for (const { feeAmount } of trades) if (feeAmount === undefined) count += 1
  }
  return count
}
