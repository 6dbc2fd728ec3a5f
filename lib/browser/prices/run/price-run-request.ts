import type { QueryClient } from '@tanstack/react-query'
import { unansweredPrices } from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { knownPrices } from '@/lib/browser/prices/price-query'

/** What a run is to fetch, and which way (behaviour 8.11, 8.30). */
export type PriceRunRequest = { client: QueryClient; wanted: PriceMinutes } & (
  | {
      way: 'birdeye'
      apiKey: string
      isRemembered: boolean
      /** Whether prices of lesser sources are asked for too (behaviour 8.33). */
      isReplacing: boolean
    }
  /** With all displayed events, whose trades tell prices. */
  | { way: 'keyless'; events: readonly OrderEvent[] }
)

/** Returns how many prices a run has still to fetch. */
export function countLeft(request: PriceRunRequest): number {
  const { client, wanted } = request
  const nowMs = Date.now()
  const answers = knownPrices(client)
  if (request.way === 'keyless') {
    const { fromTrades, calls } = keylessPlan(request.events, wanted, answers, nowMs)
    return calls.reduce((sum, { minutes }) => sum + minutes.length, fromTrades.length)
  }
  const { isReplacing } = request
  return countPrices(unansweredPrices(wanted, answers, { service: 'birdeye', nowMs, isReplacing }))
}
