import type { QueryClient } from '@tanstack/react-query'
import { unansweredPrices } from '@/lib/domain/prices/price-answers'
import { countTold } from '@/lib/domain/prices/trade-prices'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { doneInSlices } from '@/lib/browser/time/slices'
import { plannedRun } from './planned-run'

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

/**
 * How many prices a run has still to fetch; without a key they are counted in slices.
 * @throws the signal's reason once it aborts
 */
export async function countLeft(request: PriceRunRequest, signal?: AbortSignal): Promise<number> {
  const { client, wanted } = request
  const nowMs = Date.now()
  const answers = knownPrices(client)
  if (request.way === 'keyless') {
    const planned = plannedRun(request.events, wanted, answers, nowMs)
    const { telling, calls } = await doneInSlices(planned, signal)
    return calls.reduce((sum, { minutes }) => sum + minutes.length, countTold(telling))
  }
  const { isReplacing } = request
  return countPrices(unansweredPrices(wanted, answers, { service: 'birdeye', nowMs, isReplacing }))
}
