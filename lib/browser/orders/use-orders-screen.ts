import { useCallback, useMemo, useState } from 'react'
import { useOrderFilters } from '@/lib/browser/filters/use-order-filters'
import { useWalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import { usePrinting } from '@/lib/browser/page/use-media'
import { useMaxRenderedRows } from '@/lib/browser/scrolling/use-rendered-rows'
import { isUnfiltered } from '@/lib/domain/filters/matching-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import {
  initialSelection,
  isSelected,
  type OrderSelection,
  selectAll,
  selectOrders,
  selectPair,
} from '@/lib/domain/orders/order-selection'
import type { TokenState } from '@/lib/domain/tokens/token'
import { noOrderMatchesText } from '@/lib/view/filters/filter-label'
import { orderEntries } from '@/lib/view/orders/order-entries'
import {
  noRecurringText,
  newerSections,
  recurringSections,
  triggerSection,
} from '@/lib/view/orders/order-headings'

/** What every line of the orders page needs. */
export type OrderLines = {
  selection: OrderSelection
  /** Whether only the lines near the window are rendered. */
  isLong: boolean
  stateOf: (mint: string) => TokenState
  onSelectOrder: (order: Order, isSelected: boolean) => void
  onSelectPair: (pair: OrderPair, isSelected: boolean) => void
}

export type OrdersScreenView = ReturnType<typeof useOrdersScreen>

/**
 * Loads a wallet's orders, and holds what is selected and filtered.
 * @param orderKeys what the URL names under `o`
 */
export function useOrdersScreen(userAddress: string, orderKeys: readonly string[]) {
  const wallet = useWalletOrders(userAddress)
  const { orders, lists, stateOf } = wallet
  const clicks = useSelectionClicks(orderKeys)
  const { selection, onSelectOrder, onSelectPair, onSelectOrders, onSelectAll } = clicks
  const filtering = useOrderFilters(orders, stateOf)
  const isFiltered = !isUnfiltered(filtering.applied)
  const maxRendered = useMaxRenderedRows()
  const isLong = !usePrinting() && orders.length > maxRendered
  const lines = useMemo(
    (): OrderLines => ({
      selection,
      isLong,
      stateOf,
      onSelectOrder,
      // The hidden orders of a pair keep their selection.
      onSelectPair: isFiltered ? (pair, isOn) => onSelectOrders(pair.orders, isOn) : onSelectPair,
    }),
    [selection, isLong, stateOf, isFiltered, onSelectOrder, onSelectPair, onSelectOrders],
  )
  const entries = useMemo(() => orderEntries(filtering.shownOrders), [filtering.shownOrders])
  const loadedOrders = { orders, entries }
  const selected = orders.filter((order) => isSelected(selection, order))
  return {
    ...wallet,
    filtering,
    selection,
    selected,
    /** How many of the selected orders the filters hide. */
    hidden: selected.filter((order) => !filtering.isShown(order)).length,
    selectShown: (isOn: boolean) =>
      isFiltered ? onSelectOrders(filtering.shownOrders, isOn) : onSelectAll(isOn),
    lines,
    recurring: recurringSections(loadedOrders, lists),
    trigger: triggerSection(loadedOrders, lists, userAddress),
    newer: newerSections(loadedOrders, lists),
    noRecurring: noRecurringText(orders, lists, userAddress),
    noMatch: isFiltered ? noOrderMatchesText(filtering.applied) : undefined,
  }
}

const NO_CLICKS = initialSelection([])

/** Returns what is selected: the visitor's clicks over the URL's `o` (behaviour 2.9). */
export function useSelectionClicks(orderKeys: readonly string[]) {
  const [clicks, setClicks] = useState(NO_CLICKS)
  const keys = orderKeys.join(' ')
  const selection = useMemo((): OrderSelection => {
    const { preselected } = initialSelection(keys === '' ? [] : keys.split(' '))
    return { ...clicks, preselected }
  }, [clicks, keys])

  const onSelectOrder = useCallback((order: Order, isSelected: boolean) => {
    setClicks((current) => selectOrders(current, [order], isSelected))
  }, [])
  const onSelectPair = useCallback((pair: OrderPair, isSelected: boolean) => {
    setClicks((current) => selectPair(current, pair, isSelected))
  }, [])
  const onSelectOrders = useCallback((orders: readonly Order[], isSelected: boolean) => {
    setClicks((current) => selectOrders(current, orders, isSelected))
  }, [])
  const onSelectAll = useCallback((isSelected: boolean) => {
    setClicks((current) => selectAll(current, isSelected))
  }, [])
  return { selection, onSelectOrder, onSelectPair, onSelectOrders, onSelectAll }
}
