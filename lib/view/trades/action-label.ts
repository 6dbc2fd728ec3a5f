import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted } from '@/lib/view/amounts/count-label'

/** What the column Action says of an event (behaviour 5.4). */
export const ACTION_WORDS: Record<OrderEvent['kind'], string> = {
  deposit: 'Deposit',
  trade: 'Trade',
  refund: 'Refund',
}

/**
 * Where the amount of a deposit or return went: 'into order, 3 trades', 'back to wallet'
 * (behaviour 5.7, 16.2).
 * @param tradeCount how many trades its order has; undefined where they did not come
 */
export function oneAmountNote(kind: 'deposit' | 'refund', tradeCount: number | undefined): string {
  if (kind === 'refund') return 'back to wallet'
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}
