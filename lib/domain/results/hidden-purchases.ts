import { STABLECOINS } from '@/lib/domain/tokens/common-mints'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/**
 * Returns whether filters hide a purchase of what a trade that is shown sells later (behaviour 26.4).
 * Both lists are by date.
 */
export function hidesPurchases(
  events: readonly OrderEvent[],
  shownEvents: readonly OrderEvent[],
): boolean {
  if (shownEvents.length === events.length) return false
  const visible = new Set(shownEvents)
  const hidden = new Set<string>()
  return events.some((event) => {
    if (event.kind !== 'trade') return false
    if (visible.has(event)) return hidden.has(event.inputMint)
    if (!STABLECOINS.has(event.outputMint)) hidden.add(event.outputMint)
    return false
  })
}
