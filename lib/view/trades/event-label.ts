import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted } from '@/lib/view/amounts/amount-label'

/** The column Action (behaviour 5.4). */
export const ACTION_WORDS: Record<OrderEvent['kind'], string> = {
  deposit: 'Deposit',
  trade: 'Trade',
  refund: 'Refund',
}

/**
 * Says where the amount of a deposit or refund went: 'into order, 3 trades', 'back to wallet'
 * (behaviour 5.4, 16.1).
 * @param tradeCount how many trades its order has; undefined if Jupiter did not return them
 */
export function oneAmountNote(kind: 'deposit' | 'refund', tradeCount: number | undefined): string {
  if (kind === 'refund') return 'back to wallet'
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}
