import type { UpstreamFault } from '@/lib/upstream/http/http-call'

/** The waits before the second and the third try. */
const RETRIES_AFTER_MS = [500, 1_500]
/** The waits after a network error. It may be a 429, which a browser can't see without CORS headers. */
const LOST_RETRIES_AFTER_MS = [10_000, 10_000]

export class JupiterCallError extends Error {
  constructor(
    readonly fault: UpstreamFault,
    readonly tries: number,
    readonly hasKey: boolean,
  ) {
    super(`failed after ${tries} tries: ${fault.kind}`)
    this.name = 'JupiterCallError'
  }
}

/** Returns the status of a failed call to Jupiter; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  const fault = error instanceof JupiterCallError ? error.fault : undefined
  return fault?.kind === 'status' ? fault.status : undefined
}

/**
 * Returns how many milliseconds a failed call waits before its next try; undefined if it isn't tried again, after
 * a status below 500 or the third try (behaviour 4.5).
 */
export function backOffAfter(fault: UpstreamFault, tries: number): number | undefined {
  if (fault.kind === 'status' && fault.status < 500) return undefined
  return (fault.kind === 'network' ? LOST_RETRIES_AFTER_MS : RETRIES_AFTER_MS)[tries - 1]
}
