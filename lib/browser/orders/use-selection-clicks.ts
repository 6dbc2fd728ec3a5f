import { useCallback, useMemo, useState } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import {
  initialSelection,
  type OrderSelection,
  selectOrders,
  selectPair,
} from '@/lib/domain/orders/order-selection'

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
  return { selection, onSelectOrder, onSelectPair, onSelectOrders }
}
