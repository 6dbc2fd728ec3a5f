import type { Order } from '@/lib/domain/orders/order'
import type { OrderDifferences, Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel, counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { tokenLabel } from '@/lib/view/tokens/token-label'

export const NOT_RECONCILED_HINT =
  'Jupiter’s totals and trades don’t match. Trades may be missing, or the order changed while loading. Try Refresh.'

type StateOf = (mint: string) => TokenState

/** Returns '2 of 18 orders aren’t reconciled' (behaviour 16.5); `undefined` if all are. */
export function notReconciledText(found: Reconciliation): string | undefined {
  const count = found.notReconciled.length
  if (count === 0) return undefined
  const all = found.reconciled + found.unverifiable + count
  const arent = count === 1 ? 'isn’t' : 'aren’t'
  return `${groupedDigits(String(count))} of ${counted(all, 'order')} ${arent} reconciled`
}

/** Returns by how much an order isn't reconciled, input and output apart (behaviour 16.5). */
export function differenceTexts(
  { inputMint, outputMint }: Order,
  { input, output }: OrderDifferences,
  stateOf: StateOf,
): string[] {
  return [...sideText(input, stateOf(inputMint)), ...sideText(output, stateOf(outputMint))]
}

function sideText(amount: string | undefined, state: TokenState): string[] {
  if (amount === undefined || amount === '0') return []
  const isTooMuch = amount.startsWith('-')
  const figure = tokenAmountText(isTooMuch ? amount.slice(1) : amount, state)
  return [`${figure} ${isTooMuch ? 'more than expected' : 'unaccounted for'}`]
}

/** Returns '25 USDC'; a token that is loading by its mint. @param amount plain decimal text */
export function tokenAmountText(amount: string, state: TokenState): string {
  const symbol = state.kind === 'loading' ? state.mint : tokenLabel(state)
  return `${amountLabel(amount)} ${symbol}`
}
