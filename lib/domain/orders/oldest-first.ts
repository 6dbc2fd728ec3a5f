import { compareText } from '@/lib/domain/text/compare-text'
import type { Order } from './order'

/** Orders sorted by `createdAt`, oldest first; equal times by order key (behaviour 2.4). */
export function oldestFirst(orders: readonly Order[]): Order[] {
  return [...orders].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.orderKey, b.orderKey),
  )
}
