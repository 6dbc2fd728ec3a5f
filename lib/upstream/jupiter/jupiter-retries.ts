import type { UpstreamFault } from '@/lib/upstream/http/http-call'

/** The waits before the second and the third try. */
const RETRIES_AFTER_MS = [500, 1_500]
/** The waits after a network error. It may be a 429, which a browser can't see without CORS headers. */
const LOST_RETRIES_AFTER_MS = [10_000, 10_000]

/**
 * Returns how many milliseconds a failed call waits before its next try; undefined if it isn't tried again, after
 * a status below 500 or the third try (behaviour 4.5).
 */
export function backOffAfter(fault: UpstreamFault, tries: number): number | undefined {
  if (fault.kind === 'status' && fault.status < 500) return undefined
  return (fault.kind === 'network' ? LOST_RETRIES_AFTER_MS : RETRIES_AFTER_MS)[tries - 1]
}
