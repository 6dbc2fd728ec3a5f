import type { Order } from '@/lib/domain/orders/order'
import type { OrderDifferences, Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { tokenLabel } from '@/lib/view/tokens/token-label'

export const NOT_RECONCILED_HINT =
  'Jupiter’s totals and trades don’t match. Trades may be missing, or the order changed while loading. Try Refresh.'

type StateOf = (mint: string) => TokenState

/**
 * Says how many orders are reconciled and how many can't be checked: '7 of 9 orders reconciled · 2 can’t
 * be checked' (behaviour 16.5).
 */
export function reconciledText({
  reconciled,
  unverifiable,
  notReconciled,
}: Reconciliation): string {
  const all = reconciled + unverifiable + notReconciled.length
  const text = `${groupedDigits(String(reconciled))} of ${counted(all, 'order')} reconciled`
  return unverifiable === 0
    ? text
    : `${text} · ${groupedDigits(String(unverifiable))} can’t be checked`
}

/**
 * Says which orders are not reconciled: '1 order isn’t reconciled: 12 USDC unaccounted for', '2 orders
 * aren’t reconciled:' (behaviour 16.5). `undefined` if all are.
 */
export function notReconciledText(
  { notReconciled }: Reconciliation,
  stateOf: StateOf,
): string | undefined {
  const [first, ...others] = notReconciled
  if (!first) return undefined
  if (others.length > 0) return `${counted(notReconciled.length, 'order')} aren’t reconciled:`
  const { order, differences } = first
  return `1 order isn’t reconciled: ${differenceTexts(order, differences, stateOf).join(' and ')}`
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
