import Big from 'big.js'
import type { Order } from '@/lib/domain/orders/order'
import { type ByPair, ofPair, pairEntries } from '@/lib/domain/summary/by-pair'
import { summaryKey } from '@/lib/domain/summary/pair-summary'
import type { OrderDifferences } from './order-differences'
import { type DifferingOrder, reconcileOrders } from './reconcile-orders'

/** Which orders of one pair add up, and by how much the others do not together (behaviour 16.9). */
export type PairReconciliation = {
  orders: number
  adding: number
  /** Of the others Jupiter does not tell enough. */
  differing: number
  /** Plain decimal text in whole tokens, below 0 where trades hold too much. */
  input: string
  output: string
}

/** By `summaryKey` of their mints. */
export type PairReconciliations = ReadonlyMap<string, PairReconciliation>

/** Checks some orders pair by pair; stops after each order, as `reconcileOrders`. */
export function* reconcilePairs(
  orders: readonly Order[],
): Generator<undefined, PairReconciliations, undefined> {
  const ofPairs: ByPair<Order[]> = new Map()
  for (const order of orders) {
    ofPair(ofPairs, order.inputMint, order.outputMint, () => []).push(order)
  }
  const pairs = new Map<string, PairReconciliation>()
  for (const [inputMint, outputMint, some] of pairEntries(ofPairs)) {
    const { adding, differing } = yield* reconcileOrders(some)
    pairs.set(summaryKey(inputMint, outputMint), {
      ...{ orders: some.length, adding, differing: differing.length },
      ...{ input: differenceOf(differing, 'input'), output: differenceOf(differing, 'output') },
    })
  }
  return pairs
}

function differenceOf(orders: readonly DifferingOrder[], side: keyof OrderDifferences): string {
  return orders
    .reduce((sum, { differences }) => sum.plus(differences[side] ?? 0), new Big(0))
    .toFixed()
}
