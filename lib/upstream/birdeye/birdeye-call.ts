import type { PriceCall } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import { UpstreamError, type UpstreamFault } from '@/lib/upstream/http/upstream-error'
import { birdeyeReason, fetchPriceHistory } from './birdeye-price-history'

const MS_PER_SECOND = 1_000
/** How often a price is asked for if Birdeye answers 429. */
const MAX_TRIES = 2
const BACK_OFF_MS = 10_000
const MAX_BACK_OFF_MS = 60_000
const TOO_MANY_REQUESTS = 429

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
      if (!isLimited || tries === MAX_TRIES) {
        return { kind: 'failed', reason: birdeyeReason(error, apiKey), isLimited }
      }
      delayMs = Math.max(paceMs, backOffMs(fault, pace.now()))
      yield { kind: 'wait', ms: delayMs }
    }
  }
}

type RateLimitFault = Extract<UpstreamFault, { kind: 'status' }>

/** Whether a call failed because the key has no more requests just now (status 429). */
function isRateLimit(fault: UpstreamFault | undefined): fault is RateLimitFault {
  return fault?.kind === 'status' && fault.status === TOO_MANY_REQUESTS
}

/**
 * The wait before a limited price is asked for again, in milliseconds: 10 s, or as long as
 * Retry-After says where that is longer, 60 s at most (behaviour 8.14).
 * @param nowMs Unix milliseconds
 */
export function backOffMs({ headers }: RateLimitFault, nowMs: number): number {
  const askedMs = retryAfterMs(headers, nowMs) ?? 0
  return Math.min(MAX_BACK_OFF_MS, Math.max(BACK_OFF_MS, askedMs))
}
