import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import { RATE_LIMIT_REMAINING_HEADER, RATE_LIMIT_RESET_HEADER } from './jupiter-headers'

/** How long a refusal asks to wait, in milliseconds; undefined where it does not say. */
export function askedPauseMs(headers: Headers, nowMs: number): number | undefined {
  return retryAfterMs(headers, nowMs) ?? msUntilReset(headers, nowMs)
}

/**
 * How long an answer's headers leave no further call (behaviour 4.10), in milliseconds; undefined
 * where they leave some, or do not say.
 */
export function usedUpMs(headers: Headers, nowMs: number): number | undefined {
  const remaining = Number(headers.get(RATE_LIMIT_REMAINING_HEADER) ?? Number.NaN)
  return remaining <= 0 ? msUntilReset(headers, nowMs) : undefined
}

/** How long until `x-ratelimit-reset`, in milliseconds; undefined where it is past or no time. */
function msUntilReset(headers: Headers, nowMs: number): number | undefined {
  const resetSeconds = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN)
  const resetMs = resetSeconds * 1_000 - nowMs
  return Number.isFinite(resetMs) && resetMs > 0 ? resetMs : undefined
}
