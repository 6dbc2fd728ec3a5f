import type { Order } from '@/lib/domain/orders/order'
import { differs, orderDifferences, type OrderDifferences } from './order-differences'

/** An order that does not add up. */
export type DifferingOrder = { order: Order; differences: OrderDifferences }

/** Which of some orders add up (behaviour 16.5). */
export type Reconciliation = {
  adding: number
  /** Of which Jupiter does not tell enough. */
  untold: number
  differing: readonly DifferingOrder[]
}

/** An order never changes: a newer copy of it is another object. */
const known = new WeakMap<Order, OrderDifferences>()

/** Checks some orders; stops after each one, so that whoever asks can do it in slices. */
export function* reconcileOrders(
  orders: readonly Order[],
): Generator<undefined, Reconciliation, undefined> {
  let adding = 0
  let untold = 0
  const differing: DifferingOrder[] = []
  for (const order of orders) {
    const differences = known.get(order) ?? orderDifferences(order)
    known.set(order, differences)
    if (differs(differences)) differing.push({ order, differences })
    else if (differences.input === undefined) untold += 1
    else adding += 1
    yield undefined
  }
  return { adding, untold, differing }
}
