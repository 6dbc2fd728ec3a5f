import { STABLECOINS } from '@/lib/domain/tokens/common-mints'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/**
 * Returns whether filters hide a purchase of what a shown trade sells later (behaviour 26.4). Both are by
 * date.
 */
export function hidesPurchases(
  events: readonly OrderEvent[],
  shown: readonly OrderEvent[],
): boolean {
  if (shown.length === events.length) return false
  const visible = new Set(shown)
  const hidden = new Set<string>()
  return events.some((event) => {
    if (event.kind !== 'trade') return false
    if (visible.has(event)) return hidden.has(event.inputMint)
    if (!STABLECOINS.has(event.outputMint)) hidden.add(event.outputMint)
    return false
  })
}
