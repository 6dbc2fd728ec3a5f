import { ORDER_TYPES, type Order, orderId, orderType } from './order'
import { groupByPair, pairIdOf } from './order-pair'

/**
 * What has a place of its own on the orders page: a heading (by its type), a pair's parent (by its
 * pairId) and an order (by its orderId).
 */
type Places = {
  placeOf: ReadonlyMap<string, number>
  /** By type and by pairId: the place that a further order of it would stand below. */
  lastPlaceOf: ReadonlyMap<string, number>
}

/**
 * The orders to draw while lists are read: those drawn before keep their places, and of the others
 * only such are added as stand below everything on screen. The rest waits (behaviour 3.5).
 * @param drawn the ids of the orders drawn before, in their order
 * @param orders all orders known now
 * @param lowestOnScreen what stands lowest on screen, by what its place is known by; undefined where
 * nothing of the list does, so that nothing has to keep its place
 */
export function keepPlaces(
  drawn: readonly string[],
  orders: readonly Order[],
  lowestOnScreen: string | undefined,
): Order[] {
  const kept = ordersById(drawn, orders)
  const { placeOf, lastPlaceOf } = placesOf(kept)
  const lowest = placeOf.get(lowestOnScreen ?? '') ?? -1
  const known = new Set(drawn)
  const added = orders.filter((order) => {
    if (known.has(orderId(order))) return false
    const above = lastPlaceOf.get(pairIdOf(order)) ?? lastPlaceOf.get(orderType(order)) ?? 0
    return above >= lowest
  })
  return [...kept, ...added]
}

/** The orders of some ids, in the ids' order; ids of other orders are passed over. */
export function ordersById(ids: readonly string[], orders: readonly Order[]): Order[] {
  const byId = new Map(orders.map((order) => [orderId(order), order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function placesOf(orders: readonly Order[]): Places {
  const placeOf = new Map<string, number>()
  const lastPlaceOf = new Map<string, number>()
  let last = -1
  const put = (name: string) => placeOf.set(name, (last += 1))
  for (const type of ORDER_TYPES) {
    put(type)
    for (const { pairId, orders: children } of groupByPair(orders, type)) {
      const hasParent = children.length > 1
      if (hasParent) put(pairId)
      for (const order of children) put(orderId(order))
      // A second order brings a parent, which moves the first one.
      lastPlaceOf.set(pairId, hasParent ? last : last - 1)
    }
    lastPlaceOf.set(type, last)
  }
  return { placeOf, lastPlaceOf }
}
