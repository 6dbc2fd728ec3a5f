import { type PriceAnswers, unansweredPrices } from '@/lib/domain/prices/price-answers'
import { priceKey } from '@/lib/domain/prices/price-minute'
import type { PriceResult, StopStatus } from '@/lib/domain/prices/price-result'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { pricesOfOneRequest } from '@/lib/view/prices/price-request-body'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import type { PriceLinesRequest } from './price-request'

export type BirdeyeRun = {
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
  /** Whether prices of lesser sources are asked for too. */
  isReplacing: boolean
  signal: AbortSignal
  /** What is answered by now. */
  answers: () => PriceAnswers
  request: (request: PriceLinesRequest) => Promise<void>
  wait: Wait
  /** Called with everything that comes; keeps the prices. */
  onResults: (results: readonly PriceResult[]) => void
}

/** What one request brought. */
type Brought = { isWhole: boolean; hasPrice: boolean; pauseMs: number; stop?: StopStatus }

/**
 * Asks for prices, request after request, until every wanted one is answered or has failed once
 * (behaviour 8.17).
 * @throws what a request throws, and the signal's reason once it aborts
 */
export async function runBirdeye(run: BirdeyeRun): Promise<PriceRunEnding> {
  const { apiKey, isRemembered, signal } = run
  const failed = new Set<string>()
  for (;;) {
    const left = withoutFailed(unanswered(run), failed)
    if (countPrices(left) === 0) return { kind: 'whole' }
    signal.throwIfAborted()
    const brought: Brought = { isWhole: false, hasPrice: false, pauseMs: 0 }
    const onResults = (results: PriceResult[]) => {
      run.onResults(results)
      for (const result of results) note(brought, failed, result)
    }
    const wanted = pricesOfOneRequest(left)
    await run.request({ wanted, apiKey, isRemembered, signal, onResults })
    if (brought.stop !== undefined) return { kind: 'refused', status: brought.stop }
    // Without its end the answer was cut off; without a price or a pause the run would never end.
    if (!brought.isWhole || (!brought.hasPrice && brought.pauseMs === 0)) return { kind: 'lost' }
    if (brought.pauseMs > 0) await run.wait(brought.pauseMs, signal)
  }
}

function note(brought: Brought, failed: Set<string>, result: PriceResult): void {
  switch (result.kind) {
    case 'price':
    case 'failed':
      if (result.kind === 'failed') failed.add(priceKey(result.mint, result.minute))
      brought.hasPrice = true
      brought.pauseMs = 0
      break
    case 'wait':
      brought.pauseMs = result.ms
      break
    case 'stopped':
      brought.stop = result.status
      break
    case 'end':
      brought.isWhole = true
  }
}

function unanswered({ wanted, answers, isReplacing }: BirdeyeRun): PriceMinutes {
  return unansweredPrices(wanted, answers(), { service: 'birdeye', nowMs: Date.now(), isReplacing })
}

function withoutFailed(minutes: PriceMinutes, failed: ReadonlySet<string>): PriceMinutes {
  return new Map(
    [...minutes].map(([mint, some]) => [
      mint,
      some.filter((minute) => !failed.has(priceKey(mint, minute))),
    ]),
  )
}
