import { retryAfterMs, type UpstreamFault } from '@/lib/upstream/http/http-call'
import { RATE_LIMIT_RESET_HEADER } from './jupiter-fetch'

/** The waits before the second and the third try. */
const RETRIES_AFTER_MS = [500, 1_500]
/** The waits after a network error. It may be a 429, which a browser can't see without CORS headers. */
const LOST_RETRIES_AFTER_MS = [10_000, 10_000]
/** The pauses of all calls after 429s in a row, unless Jupiter says how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const MAX_PAUSE_MS = 60_000

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

/**
 * Returns how many milliseconds all calls pause after a 429 with these headers: what Jupiter asks for, at most a
 * minute, or our own pause (behaviour 4.4). @returns undefined after the fifth pause in a row
 */
export function pauseAfter429(
  headers: Headers,
  pausesInARow: number,
  nowMs: number,
): number | undefined {
  const pauseMs = PAUSES_MS[pausesInARow]
  const resetMs = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN) * 1_000 - nowMs
  const requestedMs = retryAfterMs(headers, nowMs) ?? (resetMs > 0 ? resetMs : undefined)
  return pauseMs === undefined ? undefined : Math.min(requestedMs ?? pauseMs, MAX_PAUSE_MS)
}
