import type { Order } from '@/lib/domain/orders/order'
import type { OrderDifferences } from '@/lib/domain/reconciliation/order-differences'
import type { Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { tokenLabel } from '@/lib/view/tokens/token-label'

/** What it can mean that an order does not add up (behaviour 16.6). */
export const WHY_NOT =
  'Jupiter’s own sums of an order and its trades differ. It may have left out trades or counted failed transactions, or the order changed while its list was read: ‘Refresh’ reads it anew. ‘Too much’ is what the trades hold beyond those sums.'

type StateOf = (mint: string) => TokenState

/**
 * How many orders add up: '9 of 9 orders add up', with ' so far' while more are read, and how many
 * cannot be told (behaviour 16.5).
 */
export function addsUpText(
  { adding, untold, differing }: Reconciliation,
  isReading: boolean,
): string {
  const all = adding + untold + differing.length
  const verb = all === 1 ? 'adds' : 'add'
  const soFar = isReading ? ' so far' : ''
  const text = `${groupedDigits(String(adding))} of ${counted(all, 'order')} ${verb} up${soFar}`
  return untold === 0
    ? text
    : `${text}, of ${groupedDigits(String(untold))} Jupiter tells too little`
}

/**
 * What is said first of orders that do not add up: '1 order does not: 12 USDC unaccounted for', '2
 * orders do not:' (behaviour 16.6); undefined where all do.
 */
export function doesNotText({ differing }: Reconciliation, stateOf: StateOf): string | undefined {
  const [first, ...others] = differing
  if (!first) return undefined
  if (others.length > 0) return `${counted(differing.length, 'order')} do not:`
  const { order, differences } = first
  return `1 order does not: ${differenceTexts(order, differences, stateOf).join(' and ')}`
}

/** What is unaccounted for in an order, input and output apart (behaviour 16.6). */
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
