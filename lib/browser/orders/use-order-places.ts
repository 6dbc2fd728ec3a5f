import { useCallback, useLayoutEffect, useReducer } from 'react'
import { areFirstPagesRead, isReading, type OrderList } from '@/lib/domain/order-lists/order-list'
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
  const isArriving = lists.some(isReading)
  const canWait = isArriving && areFirstPagesRead(lists)
  const sorts = useSorts(isArriving, true)
  const [{ placed }, draw] = useReducer(drawnAfter, NOTHING_DRAWN)
  // Not while rendering, because it looks at what is on screen.
  useLayoutEffect(() => {
    // Looked at only where it has a say: it lays the page out.
    const lowestOnScreen = isArriving ? lowestRow()?.dataset.place : undefined
    draw({ orders, isArriving, canWait, lowestOnScreen })
  }, [orders, isArriving, canWait])
  // The first orders at once: bare headings would be painted before. Later ones only once it is known
  // which: what is drawn of the lists would be drawn twice.
  const drawn = isArriving && placed.length > 0 ? placed : orders
  const drawAll = useCallback(
    () => draw({ orders, isArriving: true, canWait: true, lowestOnScreen: undefined }),
    [orders],
  )
  return { drawn, waiting: orders.length - drawn.length, drawAll, sorts }
}

type Arrival = {
  orders: readonly Order[]
  isArriving: boolean
  /** Whether what is on screen keeps its place from now on. */
  canWait: boolean
  lowestOnScreen: string | undefined
}

/** What is drawn, and whether what arrives next can wait. */
type Drawn = { placed: readonly Order[]; canWait: boolean }

const NOTHING_DRAWN: Drawn = { placed: [], canWait: false }

/** The last of the first pages is drawn whole, too: only what comes after it waits. */
function drawnAfter(before: Drawn, { orders, isArriving, ...arrival }: Arrival): Drawn {
  const lowest = before.canWait ? arrival.lowestOnScreen : undefined
  const drawn = before.placed.map(orderId)
  const placed = isArriving ? keepPlaces(drawn, orders, lowest) : orders
  return { placed, canWait: arrival.canWait }
}
