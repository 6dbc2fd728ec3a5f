import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import type { UpstreamFault } from '@/lib/upstream/http/upstream-error'

/** How often a price is asked for where Birdeye answers 429. */
export const TRIES_A_PRICE = 2
/**
 * How many prices in a row have to stay on 429 for a run to stop: the key has no requests left
 * (behaviour 8.14).
 */
export const LIMITED_PRICES_IN_A_ROW = 2

const BACK_OFF_MS = 10_000
const LONGEST_BACK_OFF_MS = 60_000
const TOO_MANY_REQUESTS = 429

type RateLimitFault = Extract<UpstreamFault, { kind: 'status' }>

/** Whether a call failed because the key has no more requests just now (status 429). */
export function isRateLimit(fault: UpstreamFault | undefined): fault is RateLimitFault {
  return fault?.kind === 'status' && fault.status === TOO_MANY_REQUESTS
}

/**
 * The wait before a limited price is asked for again, in milliseconds: 10 s, or as long as
 * Retry-After says where that is longer, 60 s at most (behaviour 8.14).
 * @param nowMs Unix milliseconds
 */
export function backOffMs({ headers }: RateLimitFault, nowMs: number): number {
  const askedMs = retryAfterMs(headers, nowMs) ?? 0
  return Math.min(LONGEST_BACK_OFF_MS, Math.max(BACK_OFF_MS, askedMs))
}
