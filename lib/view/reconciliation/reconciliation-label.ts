import { amountOf, type Order } from '@/lib/domain/orders/order'
import type { OrderDifferences, Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'
import { exactLabel, partOfCount } from '@/lib/view/amounts/amount-label'
import { tokenLabel } from '@/lib/view/tokens/token-label'

/** Returns '2 of 18 orders aren’t reconciled'; undefined if there are none (behaviour 16.5). */
export function notReconciledText(reconciliation: Reconciliation): string | undefined {
  const count = reconciliation.notReconciled.length
  if (count === 0) return undefined
  const allOrders = reconciliation.reconciled + reconciliation.unverifiable + count
  const arent = count === 1 ? 'isn’t' : 'aren’t'
  return `${partOfCount(count, allOrders, 'order')} ${arent} reconciled`
}

/** Returns the differences of an order, one text for each token that differs (behaviour 16.5). */
export function differenceTexts(
  order: Order,
  { input, output }: OrderDifferences,
  stateOf: TokenLookup,
): string[] {
  const sides = [
    { amount: input, mint: order.inputMint },
    { amount: output, mint: order.outputMint },
  ]
  return sides.flatMap(({ amount = '0', mint }) => {
    if (amount === '0') return []
    const figure = orderAmountText(order, amount.replace('-', ''), stateOf(mint))
    return `${figure} ${amount.startsWith('-') ? 'more than expected' : 'unaccounted for'}`
  })
}

/** Returns '25 USDC', or '10000000 base units' (behaviour 25.14). A loading token is named by its mint. */
export function orderAmountText(order: Order, amount: string, state: TokenState): string {
  const exact = amountOf(order, state.mint, amount)
  if (!exact.adjustedForDecimals) return exactLabel(exact)
  const symbol = state.kind === 'loading' ? state.mint : tokenLabel(state)
  return `${exactLabel(exact)} ${symbol}`
}
