import { type Order, type OrderType, orderType } from './order'

/**
 * Orders of one type with the same input and output mint; they have one parent checkbox
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
  return `${orderType(order)} ${order.inputMint} ${order.outputMint}`
}

/** Returns the pairs of each type; pairs and their orders stay in the order given. */
export function pairsByType(orders: readonly Order[]): Record<OrderType, OrderPair[]> {
  return {
    'recurring time': groupByPair(orders, 'recurring time'),
    'recurring price': groupByPair(orders, 'recurring price'),
    trigger: groupByPair(orders, 'trigger'),
  }
}

/** Groups the orders of one type by pair; pairs and their orders stay in the order given. */
export function groupByPair(orders: readonly Order[], type: OrderType): OrderPair[] {
  const pairs = new Map<string, Order[]>()
  for (const order of orders) {
    if (orderType(order) !== type) continue
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
