import type { PriceCall } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { retryAfterMs, UpstreamError } from '@/lib/upstream/http/upstream-error'
import { birdeyeReason, fetchPriceHistory } from './birdeye-price-history'

const MS_PER_SECOND = 1_000
/** How often a call is made if Birdeye answers 429. */
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
  /** `isLimited` if the last try was answered with 429. */
  | { kind: 'failed'; reason: string; isLimited: boolean }
  /** Birdeye rejected the key (401) or its plan (403). */
  | { kind: 'rejected'; status: 401 | 403 }
  /** The signal aborted, or no time is left. */
  | { kind: 'ended' }

/**
 * Calls Birdeye after a wait that keeps the pace (behaviour 8.12). After a 429 yields a pause of 10 s,
 * or as long as Retry-After says, 60 s at most, and calls once more (behaviour 8.12). Never throws.
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
      const { status, headers } = statusFaultOf(error)
      if (status === 401 || status === 403) return { kind: 'rejected', status }
      const isLimited = status === TOO_MANY_REQUESTS
      if (!isLimited || tries === MAX_TRIES) {
        return { kind: 'failed', reason: birdeyeReason(error, apiKey), isLimited }
      }
      const askedMs = (headers && retryAfterMs(headers, pace.now())) ?? 0
      delayMs = Math.max(paceMs, Math.min(MAX_BACK_OFF_MS, Math.max(BACK_OFF_MS, askedMs)))
      yield { kind: 'wait', ms: delayMs }
    }
  }
}

function statusFaultOf(error: unknown): { status?: number; headers?: Headers } {
  return error instanceof UpstreamError && error.fault.kind === 'status' ? error.fault : {}
}
