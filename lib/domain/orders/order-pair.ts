import { type Order, type OrderSection, orderSection } from './order'

/** The orders of one section with the same two mints. They share a parent checkbox (behaviour 2.4). */
export type OrderPair = {
  pairId: string
  section: OrderSection
  inputMint: string
  outputMint: string
  orders: readonly Order[]
}

export function pairIdOf(order: Order): string {
  return `${orderSection(order)} ${order.inputMint} ${order.outputMint}`
}

/** Groups orders by pair. Pairs and orders keep their sequence. */
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
