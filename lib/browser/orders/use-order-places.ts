import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { areFirstPagesRead, isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { type Order, orderId } from '@/lib/domain/orders/order'
import { lowestRow } from '@/lib/browser/scrolling/row-places'
import { useSorts } from '@/lib/browser/scrolling/use-sorts'
import { keepPlaces } from '@/lib/domain/orders/order-places'

/** Which orders are drawn while more arrive, and how many wait for a place (behaviour 3.5). */
export type OrderPlaces = {
  drawn: readonly Order[]
  waiting: number
  /** Draws those that wait, wherever they belong. */
  drawAll: () => void
  /** How often a reading has ended, and so the orders were sorted anew. */
  sorts: number
}

/**
 * While lists are read, the orders that are drawn stay in their order, and from the first pages on
 * those that would move what is on screen wait. Once nothing is read, all are drawn, as they come in
 * `orders` (behaviour 3.5).
 */
export function useOrderPlaces(orders: readonly Order[], lists: readonly OrderList[]): OrderPlaces {
  const isArriving = lists.some(isLoading)
  const canWait = isArriving && areFirstPagesRead(lists)
  const sorts = useSorts(isArriving, true)
  const [placed, draw] = useReducer(drawnAfter, NOTHING_DRAWN)
  // The last of the first pages is drawn whole, too: only what comes after it waits.
  const couldWait = useRef(false)
  // Not while rendering, because it looks at what is on screen.
  useLayoutEffect(() => {
    // Looked at only where it has a say: it lays the page out.
    const lowestOnScreen = isArriving && couldWait.current ? lowestRow()?.dataset.place : undefined
    draw({ orders, isArriving, lowestOnScreen })
    couldWait.current = canWait
  }, [orders, isArriving, canWait])
  // The first orders at once: bare headings would be painted before. Later ones only once it is known
  // which: what is drawn of the lists would be drawn twice.
  const drawn = isArriving && placed.length > 0 ? placed : orders
  const drawAll = useCallback(
    () => draw({ orders, isArriving: true, lowestOnScreen: undefined }),
    [orders],
  )
  return { drawn, waiting: orders.length - drawn.length, drawAll, sorts }
}

type Arrival = {
  orders: readonly Order[]
  isArriving: boolean
  /** What stands lowest on screen, where what is there keeps its place. */
  lowestOnScreen: string | undefined
}

const NOTHING_DRAWN: readonly Order[] = []

function drawnAfter(
  before: readonly Order[],
  { orders, isArriving, lowestOnScreen }: Arrival,
): readonly Order[] {
  return isArriving ? keepPlaces(before.map(orderId), orders, lowestOnScreen) : orders
}
