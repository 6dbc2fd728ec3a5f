import type { Order } from '@/lib/domain/orders/order'

/** Counts the trades whose fee is not known in the output's token (behaviour 7.8). */
export function countForeignFees(orders: readonly Order[]): number {
  let count = 0
  for (const { trades } of orders) {
    for (const { feeAmount } of trades) if (feeAmount === undefined) count += 1
  }
  return count
}
