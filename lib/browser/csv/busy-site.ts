import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import type { UpstreamError } from '@/lib/upstream/http/upstream-error'

const BUSY = 503
const LONGEST_PAUSE_MS = 30_000

/**
 * How long a site that has no room for a body asks to wait, in milliseconds, 30 s at most; undefined
 * for any other fault (behaviour 9.13).
 * @param nowMs Unix milliseconds
 */
export function busyPauseMs({ fault }: UpstreamError, nowMs: number): number | undefined {
  if (fault.kind !== 'status' || fault.status !== BUSY) return undefined
  const pauseMs = retryAfterMs(fault.headers, nowMs)
  return pauseMs === undefined ? undefined : Math.min(pauseMs, LONGEST_PAUSE_MS)
}
