import { useLayoutEffect, useReducer } from 'react'
import { type Order, orderId } from '@/lib/domain/orders/order'

/** The orders on the page, and how many wait for a click. */
export type IncomingOrders = { shown: readonly Order[]; waiting: number; showAll: () => void }

type Incoming = {
  /** All orders that are known now, sorted. */
  orders: readonly Order[]
  isLoading: boolean
  /** Whether orders are on screen, so that others can wait. */
  isRendered: boolean
  /** Orders of another request were asked for, and do not wait. */
  request: unknown
  /**
   * Returns the names (`data-row`) of the rows of some orders, from top to bottom; `undefined` if
   * they aren't oldest first.
   */
  rowsOf: (orders: readonly Order[]) => readonly string[] | undefined
}

type Held = {
  shown: readonly Order[]
  request: unknown
  isHeld: boolean
  isLoading: boolean
  /** Whether the visitor started the last loading: Retry, Refresh or 'Load the rest'. */
  isOwnLoading: boolean
}

/**
 * Keeps what is on screen while orders load (behaviour 3.5): orders that come later
 * wait until the visitor asks for them, or until all are loaded if nothing on screen moves by it or
 * the visitor started the loading.
 */
export function useIncomingOrders(incoming: Incoming): IncomingOrders {
  const { orders, isLoading, isRendered, request, rowsOf } = incoming
  const [before, hold] = useReducer((_: Held, held: Held) => held, {
    shown: orders,
    request,
    isHeld: false,
    isLoading,
    isOwnLoading: false,
  })
  const isSameRequest = before.request === request
  const shown = before.isHeld && isSameRequest ? stillKnown(before.shown, orders) : orders
  const waiting = orders.length - shown.length
  const isHeld = isRendered && shown.length > 0 && (isLoading || waiting > 0)
  // What begins after a first loading has ended was asked for by a click.
  const isBegun = isLoading && !before.isLoading
  const isOwnLoading = isSameRequest && (before.isOwnLoading || (isBegun && isRendered))
  const held = { shown, request, isHeld, isLoading, isOwnLoading }
  if (!isSame(held, before)) hold(held)

  const hasEnded = !isLoading && waiting > 0
  useLayoutEffect(() => {
    // Not while rendering, because it looks at what is on screen.
    if (hasEnded && (isOwnLoading || !movesScreen(rowsOf(shown), rowsOf(orders)))) {
      hold({ shown: orders, request, isHeld: false, isLoading: false, isOwnLoading: false })
    }
  }, [hasEnded, isOwnLoading, shown, orders, request, rowsOf])

  const showAll = () => hold({ ...held, shown: orders, isHeld: isLoading })
  return { shown, waiting, showAll }
}

function isSame(held: Held, before: Held): boolean {
  return (
    held.shown === before.shown &&
    held.request === before.request &&
    held.isHeld === before.isHeld &&
    held.isLoading === before.isLoading &&
    held.isOwnLoading === before.isOwnLoading
  )
}

/** Returns the shown orders that are still known, in their newest copies; the same array if none changed. */
function stillKnown(shown: readonly Order[], orders: readonly Order[]): readonly Order[] {
  const ids = new Set(shown.map(orderId))
  const known = orders.filter((order) => ids.has(orderId(order)))
  const isAsBefore =
    known.length === shown.length && known.every((order, at) => order === shown[at])
  return isAsBefore ? shown : known
}

/** Returns whether other rows would move anything above the lowest row in the window. */
function movesScreen(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const lowest = rows.findLast((row) => row.getBoundingClientRect().top < window.innerHeight)
  if (!lowest) return false
  if (!before || !after) return true
  const count = before.indexOf(lowest.dataset.row ?? '') + 1
  return count === 0 || before.slice(0, count).some((row, at) => row !== after[at])
}
