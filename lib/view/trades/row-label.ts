import { netAndFee, totalOutput } from '@/lib/domain/amounts/fee'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'

/** The column Action (behaviour 5.4). */
export const ACTION_WORDS: Record<OrderEvent['kind'], string> = {
  deposit: 'Deposit',
  trade: 'Trade',
  refund: 'Refund',
}

/**
 * Says where the amount of a deposit or refund went: 'into order, 3 trades', 'back to wallet'
 * (behaviour 5.7, 16.1).
 * @param tradeCount how many trades its order has; undefined if Jupiter did not return them
 */
export function oneAmountNote(kind: 'deposit' | 'refund', tradeCount: number | undefined): string {
  if (kind === 'refund') return 'back to wallet'
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}

/**
 * Returns the For cell's amount as plain decimal text in whole tokens: what the wallet received, or
 * the total if `subtractFee` is off (behaviour 5.8). An unknown fee is 0 here (behaviour 7.8).
 * @throws Error if output and fee are in different units, or in base units of an unknown token
 */
export function shownOutput(trade: Trade, output: TokenState, subtractFee: boolean): string {
  const { net, fee } = netAndFee(trade, decimalsOf(output))
  return subtractFee ? net : totalOutput(net, fee)
}

/** Names the button that an output amount is: its state, and what a click does. */
export function outputButtonLabel(amount: string, subtractFee: boolean): string {
  const figure = amountLabel(amount)
  return subtractFee
    ? `${figure} after fee. Show before fee`
    : `${figure} before fee. Show after fee`
}

/** Returns a token's decimals; undefined if it is not known. */
export function decimalsOf(state: TokenState): number | undefined {
  return state.kind === 'known' ? state.token.decimals : undefined
}
