import { useMemo } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import type { Order } from '@/lib/domain/orders/order'
import { type Reconciliation, reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'

/** Which of some orders add up; undefined until they are checked, in slices (behaviour 16.5). */
export function useReconciliation(orders: readonly Order[]): Reconciliation | undefined {
  const work = useMemo(() => () => reconcileOrders(orders), [orders])
  return useSliced(work)
}
