import type { Order } from '@/lib/domain/orders/order'
import type { OrderDifferences, Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { tokenLabel } from '@/lib/view/tokens/token-label'

/** What it can mean that an order isn't reconciled (behaviour 16.6). */
export const NOT_RECONCILED_HINT =
  'Jupiter’s own sums of an order and its trades differ. It may have left out trades or counted failed transactions, or the order changed while its list was read: ‘Refresh’ reads it anew. ‘Too much’ is what the trades hold beyond those sums.'

type StateOf = (mint: string) => TokenState

/**
 * Says how many orders are reconciled: '9 of 9 orders add up', with ' so far' while more are loaded,
 * and how many cannot be checked (behaviour 16.5).
 */
export function reconciledText(
  { reconciled, unverifiable, notReconciled }: Reconciliation,
  isLoading: boolean,
): string {
  const all = reconciled + unverifiable + notReconciled.length
  const verb = all === 1 ? 'adds' : 'add'
  const soFar = isLoading ? ' so far' : ''
  const text = `${groupedDigits(String(reconciled))} of ${counted(all, 'order')} ${verb} up${soFar}`
  return unverifiable === 0
    ? text
    : `${text}, of ${groupedDigits(String(unverifiable))} Jupiter tells too little`
}

/**
 * Says which orders are not reconciled: '1 order does not: 12 USDC unaccounted for', '2 orders do
 * not:' (behaviour 16.6); undefined if all are.
 */
export function notReconciledText(
  { notReconciled }: Reconciliation,
  stateOf: StateOf,
): string | undefined {
  const [first, ...others] = notReconciled
  if (!first) return undefined
  if (others.length > 0) return `${counted(notReconciled.length, 'order')} do not:`
  const { order, differences } = first
  return `1 order does not: ${differenceTexts(order, differences, stateOf).join(' and ')}`
}

/** Says what an order lacks or has too much, input and output apart (behaviour 16.6). */
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
  const figure = amountLabel(isTooMuch ? amount.slice(1) : amount)
  const symbol = state.kind === 'loading' ? state.mint : tokenLabel(state)
  return [`${figure} ${symbol} ${isTooMuch ? 'too much' : 'unaccounted for'}`]
}
