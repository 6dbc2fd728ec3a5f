import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted } from '@/lib/view/amounts/amount-label'

/** The words of the column Action (behaviour 5.4). */
export const ACTION_WORDS: Record<OrderEvent['kind'], string> = {
  deposit: 'Deposit',
  trade: 'Trade',
  refund: 'Refund',
}

/** Returns 'into order, 3 trades' or 'back to wallet'; lost trades have no count (behaviour 5.4, 16.1). */
export function oneAmountNote(kind: 'deposit' | 'refund', tradeCount: number | undefined): string {
  if (kind === 'refund') return 'back to wallet'
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}
