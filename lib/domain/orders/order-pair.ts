import { type Order, ORDER_SECTIONS, type OrderSection, orderSection } from './order'

/**
 * Orders of one section with the same input and output mint; they have one parent checkbox
 * (behaviour 2.4).
 */
export type OrderPair = {
  /** The same for every order of the pair. */
  pairId: string
  inputMint: string
  outputMint: string
  orders: readonly Order[]
}

/** Returns the `pairId` of an order's pair. */
export function pairIdOf(order: Order): string {
  return `${orderSection(order)} ${order.inputMint} ${order.outputMint}`
}

/** Returns the pairs of each section; pairs and their orders stay in the order given. */
export function pairsBySection(
  orders: readonly Order[],
): ReadonlyMap<OrderSection, readonly OrderPair[]> {
  return new Map(ORDER_SECTIONS.map((section) => [section, groupByPair(orders, section)]))
}

/** Groups the orders of one section by pair; pairs and their orders stay in the order given. */
export function groupByPair(orders: readonly Order[], section: OrderSection): OrderPair[] {
  const pairs = new Map<string, Order[]>()
  for (const order of orders) {
    if (orderSection(order) !== section) continue
    const pairId = pairIdOf(order)
    const pair = pairs.get(pairId)
    if (pair) pair.push(order)
    else pairs.set(pairId, [order])
  }
  return [...pairs].flatMap(([pairId, grouped]) => {
    const [first] = grouped
    if (!first) return []
    return [{ pairId, inputMint: first.inputMint, outputMint: first.outputMint, orders: grouped }]
  })
}
