import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { usePrinting } from '@/lib/browser/media/use-media'
import { useMaxRenderedRows } from '@/lib/browser/scrolling/use-rendered-rows'
import {
  ALL_ORDERS,
  isUnfiltered,
  matchingOrders,
  type OrderFilters,
} from '@/lib/domain/filters/order-filters'
import type { Order, OrderPair } from '@/lib/domain/orders/order'
import { useNow } from '@/lib/browser/time/clock'
import {
  initialSelection,
  isSelected,
  type OrderSelection,
  selectAll,
  selectOrders,
  selectPair,
} from '@/lib/domain/orders/order-selection'
import { type TokenLookup, unknownToken } from '@/lib/domain/tokens/token'
import { noOrderMatchesText } from '@/lib/view/filters/filter-label'
import { linesBySection, type PageSections, pageSections } from '@/lib/view/orders/order-sections'

/** What each line of the orders page needs; the same object while it stays the same. */
export type LineContext = {
  selection: OrderSelection
  isLong: boolean
  stateOf: TokenLookup
  onSelectOrder: (order: Order, isSelected: boolean) => void
  onSelectPair: (pair: OrderPair, isSelected: boolean) => void
}

/** The filters of the orders page, and the orders that match them. */
export type OrderFiltering = {
  filters: OrderFilters
  /** The filters that `shownOrders` match. They follow `filters` a moment later. */
  applied: OrderFilters
  change: (change: Partial<OrderFilters>) => void
  shownOrders: readonly Order[]
}

/** What the orders page shows, and what it can do. */
export type OrdersScreenView = LoadedWallet &
  PageSections & {
    filtering: OrderFiltering
    selection: OrderSelection
    selected: readonly Order[]
    /** Whether the number of orders can be shown: an order is loaded, or none will be (behaviour 2.1). */
    isCounted: boolean
    /** How many selected orders the filters hide. */
    hidden: number
    selectShown: (isSelected: boolean) => void
    lineContext: LineContext
    /** What a section without matching orders shows instead; undefined without a filter. */
    noMatch: string | undefined
  }

/** Holds the selection and the filters of a wallet's orders. @param orderKeys the keys in the URL's `o` */
export function useOrdersScreen(
  wallet: LoadedWallet,
  stateOf: TokenLookup,
  orderKeys: readonly string[],
): OrdersScreenView {
  const { userAddress, orders, lists } = wallet
  const { selection, change } = useSelection(orderKeys)
  const filtering = useOrderFilters(orders, stateOf)
  const isFiltered = !isUnfiltered(filtering.applied)
  const maxRendered = useMaxRenderedRows()
  const isLong = !usePrinting() && orders.length > maxRendered
  // This stays the same function while only the selection changes. A new one would render each line again.
  const onSelectOrder = useCallback(
    (order: Order, isOn: boolean) => change((before) => selectOrders(before, [order], isOn)),
    [change],
  )
  const lineContext = useMemo(
    (): LineContext => ({
      selection,
      isLong,
      stateOf,
      onSelectOrder,
      // The orders of the pair that a filter hides keep their selection.
      onSelectPair: (pair, isOn) =>
        change((before) =>
          isFiltered ? selectOrders(before, pair.orders, isOn) : selectPair(before, pair, isOn),
        ),
    }),
    [selection, isLong, stateOf, onSelectOrder, change, isFiltered],
  )
  const { shownOrders } = filtering
  const lines = useMemo(() => linesBySection(shownOrders), [shownOrders])
  const selected = orders.filter((order) => isSelected(selection, order))
  return {
    ...wallet,
    filtering,
    selection,
    selected,
    isCounted: orders.length > 0 || !wallet.isLoading,
    hidden: selected.length - shownOrders.filter((order) => isSelected(selection, order)).length,
    selectShown: (isOn) =>
      change((before) =>
        isFiltered ? selectOrders(before, shownOrders, isOn) : selectAll(before, isOn),
      ),
    lineContext,
    ...pageSections({ userAddress, lists, orders, lines }),
    noMatch: isFiltered ? noOrderMatchesText(filtering.applied) : undefined,
  }
}

/** Returns the selection, where the visitor's clicks override the URL's `o`, and its setter (behaviour 2.9). */
export function useSelection(orderKeys: readonly string[]) {
  const [{ clicks }, change] = useState(() => initialSelection([]))
  // Each URL has a new array of keys, and with a new selection all lines would render again.
  const keys = orderKeys.join(' ')
  const selection = useMemo(
    (): OrderSelection => ({ ...initialSelection(keys === '' ? [] : keys.split(' ')), clicks }),
    [clicks, keys],
  )
  return { selection, change }
}

/** Holds the filters of the orders page, which are neither stored nor in the URL (behaviour 17.15). */
export function useOrderFilters(orders: readonly Order[], stateOf: TokenLookup): OrderFiltering {
  const [filters, setFilters] = useState(ALL_ORDERS)
  const applied = useDeferredValue(filters)
  // Token names arrive one by one, and only the text filter needs them.
  const names = applied.text === '' ? unknownToken : stateOf
  // A clock that ticks once a minute is exact enough for orders that expire.
  const nowMs = useNow()
  const shownOrders = useMemo(
    () => matchingOrders(orders, applied, names, nowMs),
    [orders, applied, names, nowMs],
  )
  const change = (changed: Partial<OrderFilters>) =>
    setFilters((before) => ({ ...before, ...changed }))
  return { filters, applied, change, shownOrders }
}
