import { counted } from '@/lib/view/amounts/count-label'

/**
 * Where a deposit went: 'into order, 3 trades' (behaviour 5.7).
 * @param tradeCount how many trades its order has; undefined where they did not come
 */
export function depositLabel(tradeCount: number | undefined): string {
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}
