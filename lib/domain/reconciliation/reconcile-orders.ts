import { isAboveZero, signedDifference, sumOf } from '@/lib/domain/amounts/decimal'
import { depositedAmount, isOpen, type Order, tradesBack } from '@/lib/domain/orders/order'
import { summaryKey } from '@/lib/domain/summary/pair-summary'

/**
 * By how much an order isn't reconciled, in plain decimal text in whole tokens: '0' if it is, below 0
 * if its trades hold more than Jupiter's figures, undefined if that can't be checked (behaviour 16.4).
 */
export type OrderDifferences = {
  /** What was deposited less what was traded, was refunded and is still inside. */
  input: string | undefined
  /** What Jupiter says the order received less what its trades received. */
  output: string | undefined
}

/** An order that isn't reconciled. */
export type NotReconciled = { order: Order; differences: OrderDifferences }

/** Which of some orders are reconciled (behaviour 16.5). */
export type Reconciliation = {
  reconciled: number
  /** Orders of which Jupiter says too little to check them. */
  unverifiable: number
  notReconciled: readonly NotReconciled[]
}

/** An order never changes: a newer copy of it is another object. */
const knownDifferences = new WeakMap<Order, OrderDifferences>()

/**
 * Compares Jupiter's own figures of an order with the sums of its trades (behaviour 16.4). A closed
 * order has nothing inside. Jupiter has no figure for the output of a trigger.
 */
export function orderDifferences(order: Order): OrderDifferences {
  const differences = knownDifferences.get(order) ?? newDifferences(order)
  knownDifferences.set(order, differences)
  return differences
}

function newDifferences(order: Order): OrderDifferences {
  const received = order.kind === 'trigger' ? undefined : order.outReceived
  const differences = {
    input: difference(spentAmount(order), inputAmounts(order)),
    output: difference(
      received,
      order.trades.map(({ outputAmount }) => outputAmount),
    ),
  }
  // Without its trades there is nothing to compare, even if Jupiter's figures lack them, too.
  const isBlind = order.kind === 'recurring' && order.lostTrades && !isDifferent(differences)
  return isBlind ? { input: undefined, output: undefined } : differences
}

/** Returns whether one side of an order isn't reconciled. */
export function isDifferent({ input = '0', output = '0' }: OrderDifferences): boolean {
  return input !== '0' || output !== '0'
}

/**
 * Returns whether trades of an order are missing: they come to less than Jupiter's own figures for it,
 * or there are none though it has received something (behaviour 3.12, 9.8).
 */
export function missesTrades(order: Order): boolean {
  const { input, output } = orderDifferences(order)
  if (order.kind === 'trigger') return isAboveZero(input)
  // A refund that Jupiter does not name yet leaves a difference, but no trade is missing.
  const used = difference(order.inUsed, inputAmounts(order)) ?? input
  return order.lostTrades || isAboveZero(used) || isAboveZero(output)
}

/** What the trades of an order have paid together, as Jupiter says. */
function spentAmount(order: Order): string | undefined {
  // What its trades and its owner left of the deposit is still inside an active order, and in one that
  // no transaction closed (behaviour 16.4).
  const isInside = isOpen(order) || order.closingSignature === ''
  if (order.kind === 'recurring' && isInside) return order.inUsed
  const left = order.kind === 'trigger' ? leftOfTrigger(order) : order.inWithdrawn
  return left === undefined ? undefined : signedDifference(depositedAmount(order), left)
}

function leftOfTrigger({ remainingMakingAmount, status }: Order & { kind: 'trigger' }) {
  return remainingMakingAmount ?? (status === 'Completed' ? '0' : undefined)
}

function inputAmounts(order: Order): (string | undefined)[] {
  if (tradesBack(order)) return [undefined]
  return order.trades.map(({ inputAmount }) => inputAmount)
}

function difference(
  whole: string | undefined,
  parts: readonly (string | undefined)[],
): string | undefined {
  const knownParts = parts.flatMap((part) => part ?? [])
  if (whole === undefined || knownParts.length < parts.length) return undefined
  return signedDifference(whole, sumOf(knownParts))
}

/** Reconciles some orders (behaviour 16.5). */
export function reconcileOrders(orders: readonly Order[]): Reconciliation {
  const notReconciled: NotReconciled[] = []
  let [reconciled, unverifiable] = [0, 0]
  for (const order of orders) {
    const differences = orderDifferences(order)
    if (isDifferent(differences)) notReconciled.push({ order, differences })
    else if (differences.input === undefined) unverifiable += 1
    else reconciled += 1
  }
  return { reconciled, unverifiable, notReconciled }
}

/** Reconciles some orders pair by pair, by `summaryKey` of their mints (behaviour 18.9). */
export function reconcilePairs(orders: readonly Order[]): ReadonlyMap<string, Reconciliation> {
  const ofPairs = new Map<string, Order[]>()
  for (const order of orders) {
    const key = summaryKey(order.inputMint, order.outputMint)
    const ofPair = ofPairs.get(key)
    if (ofPair) ofPair.push(order)
    else ofPairs.set(key, [order])
  }
  return new Map([...ofPairs].map(([key, ofPair]) => [key, reconcileOrders(ofPair)]))
}
