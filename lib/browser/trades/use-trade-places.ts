import { useCallback, useLayoutEffect, useReducer } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import { keepTradePlaces } from '@/lib/domain/trades/trade-places'
import { lowestRow } from '@/lib/browser/scrolling/row-places'
import { useSorts } from '@/lib/browser/scrolling/use-sorts'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/** Which orders' rows are drawn while more arrive, and how many wait (behaviour 5.20). */
export type TradePlaces = {
  drawn: readonly Order[]
  waiting: number
  /** Draws those that wait, wherever they belong. */
  drawAll: () => void
  /** How often a reading has ended while orders waited, so that their rows came in between. */
  sorts: number
}

type Arrival = {
  orders: readonly Order[]
  /** Orders that are added to the link were asked for, and do not wait. */
  request: TradesRequest
  isArriving: boolean
  isTableShown: boolean
  /** Whether rows stand by date: else a new one may belong anywhere. */
  isByDate: boolean
}

/**
 * From the first rows on, orders whose rows would move those on screen wait until nothing is read
 * any more, or until they are asked for (behaviour 5.20, 17.14).
 */
export function useTradePlaces({
  orders,
  request,
  isArriving,
  isTableShown,
  isByDate,
}: Arrival): TradePlaces {
  const [{ drawn: kept, canWait }, draw] = useReducer(drawnAfter, NOTHING_DRAWN)
  // Not while rendering, because it looks at what is on screen.
  useLayoutEffect(() => {
    const canWait = isArriving && isTableShown
    // Looked at only where it has a say: it lays the page out.
    const lowestDate = canWait ? lowestDateOnScreen(isByDate) : undefined
    draw({ orders, request, canWait, lowestDate })
  }, [orders, request, isArriving, isTableShown, isByDate])
  const drawAll = useCallback(
    () => draw({ orders, request, canWait: true, lowestDate: undefined }),
    [orders, request],
  )
  const sorts = useSorts(isArriving, canWait && kept.length < orders.length)
  const drawn = isArriving && canWait && kept.length < orders.length ? kept : orders
  return { drawn, waiting: orders.length - drawn.length, drawAll, sorts }
}

type Change = {
  orders: readonly Order[]
  request: TradesRequest
  /** Whether what is on screen keeps its place from now on. */
  canWait: boolean
  lowestDate: string | undefined
}
type Drawn = { drawn: readonly Order[]; request?: TradesRequest; canWait: boolean }

const NOTHING_DRAWN: Drawn = { drawn: [], canWait: false }

function drawnAfter(before: Drawn, { orders, request, canWait, lowestDate }: Change): Drawn {
  const isKept = before.canWait && canWait && before.request === request
  const drawn = isKept ? keepTradePlaces(before.drawn, orders, lowestDate) : orders
  // Else thousands of rows would be sorted again for each page that only waits.
  const isSame =
    drawn.length === before.drawn.length && drawn.every((it, at) => it === before.drawn[at])
  return { drawn: isSame ? before.drawn : drawn, request, canWait }
}

/** Later than any row: none stands below it (behaviour 17.14). */
const END_OF_TIME = '9999'

/** When the lowest row in the window happened; undefined where none is in it. */
function lowestDateOnScreen(isByDate: boolean): string | undefined {
  const date = lowestRow()?.querySelector('time')?.dateTime
  return date === undefined || isByDate ? date : END_OF_TIME
}
