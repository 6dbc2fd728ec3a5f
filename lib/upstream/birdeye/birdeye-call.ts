import type { PriceCall } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { birdeyeReason, fetchPriceHistory } from './birdeye-price-history'
import { backOffMs, isRateLimit, TRIES_A_PRICE } from './birdeye-rate-limit'

const MS_PER_SECOND = 1_000

/** Whose key the calls use, and how fast they follow each other. */
export type BirdeyePace = {
  apiKey: string
  requestsPerSecond: number
  signal: AbortSignal
  wait: Wait
  /** Unix milliseconds. */
  now: () => number
}

/** How a call ended. */
export type CallOutcome =
  | { kind: 'answered'; prices: ReadonlyMap<number, number> }
  /** `isLimited` where the last try was answered with 429. */
  | { kind: 'failed'; reason: string; isLimited: boolean }
  /** The key is wrong (401), or its plan too small (403). */
  | { kind: 'refused'; status: 401 | 403 }
  /** The signal aborted, or there is no time left to begin. */
  | { kind: 'ended' }

/**
 * One call to Birdeye after a wait that keeps the pace (behaviour 8.12); where it is answered with
 * 429, a pause, which is yielded, and the call once more. Never throws.
 * @param lastStartMs no call begins after it, in Unix milliseconds
 */
export async function* callBirdeye(
  { mint, minutes }: PriceCall,
  lastStartMs: number,
  pace: BirdeyePace,
): AsyncGenerator<PriceResult, CallOutcome> {
  const { apiKey, signal } = pace
  const paceMs = MS_PER_SECOND / pace.requestsPerSecond
  const range = { mint, from: minutes[0] ?? 0, to: minutes.at(-1) ?? 0 }
  let delayMs = paceMs
  for (let tries = 1; ; tries += 1) {
    if (pace.now() + delayMs > lastStartMs) return { kind: 'ended' }
    try {
      await pace.wait(delayMs, signal)
      return { kind: 'answered', prices: await fetchPriceHistory({ ...range, apiKey, signal }) }
    } catch (error) {
      if (signal.aborted) return { kind: 'ended' }
      const fault = error instanceof UpstreamError ? error.fault : undefined
      const status = fault?.kind === 'status' ? fault.status : undefined
      if (status === 401 || status === 403) return { kind: 'refused', status }
      const isLimited = isRateLimit(fault)
      if (!isLimited || tries === TRIES_A_PRICE) {
        return { kind: 'failed', reason: birdeyeReason(error, apiKey), isLimited }
      }
      delayMs = Math.max(paceMs, backOffMs(fault, pace.now()))
      yield { kind: 'wait', ms: delayMs }
    }
  }
}
