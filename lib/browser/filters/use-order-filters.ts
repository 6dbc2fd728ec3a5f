import { useDeferredValue, useMemo, useState } from 'react'
import {
  ALL_ORDERS,
  isUnfiltered,
  matchingOrders,
  type OrderFilters,
} from '@/lib/domain/filters/matching-orders'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { useNow } from '@/lib/browser/time/use-now'
import { type TokenState, unknownToken } from '@/lib/domain/tokens/token'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'

/** The filters of the orders page, and the orders that match them. */
export type OrderFiltering = {
  filters: OrderFilters
  /** The filters that are applied, a moment after a key is pressed. */
  applied: OrderFilters
  change: (change: Partial<OrderFilters>) => void
  /** The orders that match, in the order given. */
  shownOrders: readonly Order[]
  isShown: (order: Order) => boolean
}

/** Holds the filters of the orders page, which are neither stored nor in the URL (behaviour 17.15). */
export function useOrderFilters(
  orders: readonly Order[],
  stateOf: (mint: string) => TokenState,
): OrderFiltering {
  const [filters, setFilters] = useState(ALL_ORDERS)
  const applied = useDeferredValue(filters)
  // Names come one by one, and only a text filters the orders by them.
  const names = applied.text === '' ? unknownToken : stateOf
  // A clock of minutes is exact enough for orders that expire.
  const nowMs = useNow(MINUTE_MS)
  const shownOrders = useMemo(
    () => matchingOrders(orders, applied, names, nowMs),
    [orders, applied, names, nowMs],
  )
  const ids = useMemo(
    () => (isUnfiltered(applied) ? undefined : new Set(shownOrders.map(orderId))),
    [shownOrders, applied],
  )
  return {
    filters,
    applied,
    change: (change) => setFilters((before) => ({ ...before, ...change })),
    shownOrders,
    isShown: (order) => ids?.has(orderId(order)) ?? true,
  }
}
