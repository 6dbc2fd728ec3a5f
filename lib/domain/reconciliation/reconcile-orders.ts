import { isAboveZero, signedDifference, sumOf, sumOfKnown } from '@/lib/domain/amounts/decimal'
import { groupedBy, isOpen, type Order, tradesBack } from '@/lib/domain/orders/order'
import { summaryKey } from '@/lib/domain/summary/pair-summary'

/**
 * How far Jupiter's figures for an order are above the sums of its trades (behaviour 16.4): plain decimal text in
 * token units, '0' if they agree, negative if the trades have more, undefined if the two can't be compared.
 */
export type OrderDifferences = {
  /** The deposit, less what was traded, what was refunded and what is still inside. */
  input: string | undefined
  /** The output that Jupiter reports, less the output of the trades. */
  output: string | undefined
}

/** How many orders are reconciled, and which aren't (behaviour 16.5). */
export type Reconciliation = {
  reconciled: number
  /** How many orders can't be checked, because Jupiter reports too little. */
  unverifiable: number
  notReconciled: readonly { order: Order; differences: OrderDifferences }[]
}

/** The differences of each order. They can be kept because an order object never changes. */
const knownDifferences = new WeakMap<Order, OrderDifferences>()

/** Compares Jupiter's figures for an order with the sums of its trades (behaviour 16.4). */
export function orderDifferences(order: Order): OrderDifferences {
  const differences = knownDifferences.get(order) ?? newDifferences(order)
  knownDifferences.set(order, differences)
  return differences
}

function newDifferences(order: Order): OrderDifferences {
  const outputs = order.trades.map(({ outputAmount }) => outputAmount)
  const differences = {
    input: difference(spentAmount(order), inputAmounts(order)),
    output: order.kind === 'trigger' ? undefined : difference(order.received, outputs),
  }
  // If an order lost its trades and nothing differs, Jupiter's own figures may lack these trades, too.
  const cannotCompare = order.kind === 'recurring' && order.lostTrades && !isDifferent(differences)
  return cannotCompare ? { input: undefined, output: undefined } : differences
}

function isDifferent({ input = '0', output = '0' }: OrderDifferences): boolean {
  return input !== '0' || output !== '0'
}

/** Returns whether an order's trades are lost, or come to less than Jupiter's figures (behaviour 3.12, 9.8). */
export function missesTrades(order: Order): boolean {
  const { input, output } = orderDifferences(order)
  if (order.kind === 'trigger') return isAboveZero(input)
  // A refund that Jupiter doesn't list yet leaves a difference although no trade is missing.
  const used = difference(order.used, inputAmounts(order)) ?? input
  return order.lostTrades || isAboveZero(used) || isAboveZero(output)
}

/** Returns what the trades of an order have paid according to Jupiter. */
function spentAmount(order: Order): string | undefined {
  // The rest of the deposit is still inside an open order, and inside one that no transaction closed
  // (behaviour 16.4).
  const holdsRemainder = isOpen(order) || order.closingSignature === ''
  if (order.kind === 'recurring' && holdsRemainder) return order.used
  const yielded = order.newer?.yieldAmount
  if (yielded !== undefined) {
    // The yield went into trades and refunds, too (behaviour 25.12).
    const refunded = sumOf(order.refunds.map(({ amount }) => amount))
    return signedDifference(sumOf([order.deposited, yielded]), refunded)
  }
  const nothing = order.status === 'Completed' ? '0' : undefined
  const left = order.kind === 'trigger' ? (order.remaining ?? nothing) : order.refunded
  return left === undefined ? undefined : signedDifference(order.deposited, left)
}

function inputAmounts(order: Order): (string | undefined)[] {
  if (tradesBack(order)) return [undefined]
  return order.trades.map(({ inputAmount }) => inputAmount)
}

function difference(
  whole: string | undefined,
  parts: readonly (string | undefined)[],
): string | undefined {
  const sum = sumOfKnown(parts)
  return whole === undefined || sum === undefined ? undefined : signedDifference(whole, sum)
}

export function reconcileOrders(orders: readonly Order[]): Reconciliation {
  const notReconciled: { order: Order; differences: OrderDifferences }[] = []
  let [reconciled, unverifiable] = [0, 0]
  for (const order of orders) {
    const differences = orderDifferences(order)
    if (isDifferent(differences)) notReconciled.push({ order, differences })
    else if (differences.input === undefined) unverifiable += 1
    else reconciled += 1
  }
  return { reconciled, unverifiable, notReconciled }
}

/** Reconciles orders pair by pair. Returns the results by `summaryKey` (behaviour 18.9). */
export function reconcilePairs(orders: readonly Order[]): ReadonlyMap<string, Reconciliation> {
  const pairOrders = groupedBy(orders, summaryKey)
  return new Map([...pairOrders].map(([key, orders]) => [key, reconcileOrders(orders)]))
}
