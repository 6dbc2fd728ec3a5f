import { type Order, type OrderSection, orderSection } from './order'

/**
 * Orders of one section with the same input and output mint; they have one parent checkbox
 * (behaviour 2.4).
 */
export type OrderPair = {
  /** The same for every order of the pair. */
  pairId: string
  section: OrderSection
  inputMint: string
  outputMint: string
  orders: readonly Order[]
}

/** Returns the `pairId` of an order's pair. */
export function pairIdOf(order: Order): string {
  return `${orderSection(order)} ${order.inputMint} ${order.outputMint}`
}

/** Groups orders by pair; pairs and their orders stay in the order given. */
export function groupByPair(orders: readonly Order[]): OrderPair[] {
  const pairs = new Map<string, OrderPair & { orders: Order[] }>()
  for (const order of orders) {
    const pairId = pairIdOf(order)
    const pair = pairs.get(pairId)
    const { inputMint, outputMint } = order
    if (pair) pair.orders.push(order)
    else {
      const section = orderSection(order)
      pairs.set(pairId, { pairId, section, inputMint, outputMint, orders: [order] })
    }
  }
  return [...pairs.values()]
}
