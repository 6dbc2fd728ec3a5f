import type { PriceCall } from '@/lib/domain/prices/price-call-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { birdeyeReason, fetchPriceHistory } from './birdeye-price-history'
import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import type { Wait } from '@/lib/upstream/http/abortable-wait'

const MS_PER_SECOND = 1_000
/** Spec 9: back off 10 s after a 429, or as long as the provider says, but not for ever. */
const BACK_OFF_MS = 10_000
const LONGEST_BACK_OFF_MS = 60_000

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
  | { kind: 'failed'; reason: string; isLimited: boolean }
  /** The key is wrong (401), or its plan too small (403). */
  | { kind: 'refused'; status: 401 | 403 }
  /** The signal aborted, or there is no time left to begin. */
  | { kind: 'ended' }

/**
 * One call after a wait that keeps the pace; where it is answered with 429, a pause that is told,
 * and the call once more (spec 7, 9). Never throws.
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
  for (let isRetry = false; ; isRetry = true) {
    if (pace.now() + delayMs > lastStartMs) return { kind: 'ended' }
    try {
      await pace.wait(delayMs, signal)
      return { kind: 'answered', prices: await fetchPriceHistory({ ...range, apiKey, signal }) }
    } catch (error) {
      if (signal.aborted) return { kind: 'ended' }
      const fault = error instanceof UpstreamError ? error.fault : undefined
      const status = fault?.kind === 'status' ? fault.status : undefined
      if (status === 401 || status === 403) return { kind: 'refused', status }
      if (status !== 429 || isRetry) {
        return { kind: 'failed', reason: birdeyeReason(error, apiKey), isLimited: status === 429 }
      }
      delayMs = Math.max(paceMs, backOffMs(fault, pace.now()))
      yield { kind: 'wait', ms: delayMs }
    }
  }
}

function backOffMs(fault: UpstreamError['fault'] | undefined, nowMs: number): number {
  const askedMs = fault?.kind === 'status' ? (retryAfterMs(fault.headers, nowMs) ?? 0) : 0
  return Math.min(LONGEST_BACK_OFF_MS, Math.max(BACK_OFF_MS, askedMs))
}
