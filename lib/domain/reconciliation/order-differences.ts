import Big from 'big.js'
import { sumOf } from '@/lib/domain/amounts/decimal-sum'
import { depositedAmount, type Order } from '@/lib/domain/orders/order'
import { isActive } from '@/lib/domain/orders/recurring-order'

/**
 * By how much an order does not add up, in plain decimal text in whole tokens, '0' where it does;
 * below 0 where its parts are more than the whole. Undefined where that cannot be told
 * (behaviour 16.4).
 */
export type OrderDifferences = {
  /** What was deposited less what was traded, what came back and what is still inside. */
  input: string | undefined
  /** What Jupiter says the order received less what its trades brought. */
  output: string | undefined
}

const NOTHING: OrderDifferences = { input: undefined, output: undefined }

/**
 * Whether an order adds up: what Jupiter says of it as a whole against the sum of its trades
 * (behaviour 16.4). A closed order has nothing inside; of a trigger's output Jupiter tells no sum.
 */
export function orderDifferences(order: Order): OrderDifferences {
  const { trades } = order
  const paid = trades.map(({ inputAmount }) => inputAmount)
  const brought = trades.map(({ outputAmount }) => outputAmount)
  const received = order.kind === 'trigger' ? undefined : order.outReceived
  const found = { input: told(spentOf(order), paid), output: told(received, brought) }
  // Trades that did not come leave nothing to add up, even where Jupiter's sums lack them too.
  const isBlind = order.kind === 'recurring' && order.lostTrades && !differs(found)
  return isBlind ? NOTHING : found
}

/** Whether a side of an order does not add up. */
export function differs({ input = '0', output = '0' }: OrderDifferences): boolean {
  return input !== '0' || output !== '0'
}

/** What the trades of an order must have taken together, as Jupiter says. */
function spentOf(order: Order): string | undefined {
  const rest = order.kind === 'trigger' ? order.remainingMakingAmount : order.inWithdrawn
  // What is still inside such an order is what its trades and its owner left of the deposit.
  if (order.kind === 'recurring' && isActive(order)) return order.inUsed
  return rest === undefined ? undefined : new Big(depositedAmount(order)).minus(rest).toFixed()
}

function told(whole: string | undefined, parts: readonly string[]): string | undefined {
  return whole === undefined ? undefined : new Big(whole).minus(sumOf(parts)).toFixed()
}
