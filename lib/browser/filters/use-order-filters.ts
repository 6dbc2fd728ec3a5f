import { useDeferredValue, useMemo, useState } from 'react'
import {
  ALL_ORDERS,
  letAllThrough,
  matchingOrders,
  type OrderFilters,
} from '@/lib/domain/filters/matching-orders'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { type TokenState, unknownToken } from '@/lib/domain/tokens/token'

/** The filters of the orders page, and what they let through. */
export type OrderFiltering = {
  filters: OrderFilters
  /** Those that hold by now: a moment after a key is pressed. */
  applied: OrderFilters
  change: (change: Partial<OrderFilters>) => void
  /** The orders that match, in the order given. */
  shown: readonly Order[]
  isShown: (order: Order) => boolean
}

/** Holds the filters of the orders page; they are not stored, and not in the URL. */
export function useOrderFilters(
  orders: readonly Order[],
  stateOf: (mint: string) => TokenState,
): OrderFiltering {
  const [filters, setFilters] = useState(ALL_ORDERS)
  const applied = useDeferredValue(filters)
  // Without a text the tokens have no say, and come one by one.
  const names = applied.text === '' ? undefined : stateOf
  const shown = useMemo(
    () => matchingOrders(orders, applied, names ?? unknownToken),
    [orders, applied, names],
  )
  const isFiltered = !letAllThrough(applied)
  const ids = useMemo(
    () => (isFiltered ? new Set(shown.map(orderId)) : undefined),
    [shown, isFiltered],
  )
  return {
    ...{ filters, applied, shown },
    change: (change) => setFilters((before) => ({ ...before, ...change })),
    isShown: (order) => ids?.has(orderId(order)) ?? true,
  }
}
