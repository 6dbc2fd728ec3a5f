import { faultOf, retryAfterMs, type UpstreamFault, type Wait } from '@/lib/upstream/http/http-call'
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

type Retries = {
  /** Whether the call is made only once, whatever happens. */
  isTrial: boolean | undefined
  hasKey: boolean
  signal: AbortSignal
  wait: Wait
}

/**
 * Makes a call up to three times: again after a network error, a status of 500 or above or an unreadable response
 * (behaviour 4.5). @param attempt returns undefined if it must run again at once, without counting as a try
 * @throws JupiterCallError; the signal's reason once it aborts
 */
export async function withRetries<T>(
  attempt: () => Promise<{ value: T } | undefined>,
  { isTrial, hasKey, signal, wait }: Retries,
): Promise<T> {
  for (let tries = 1; ;) {
    try {
      const done = await attempt()
      if (done) return done.value
    } catch (error) {
      signal.throwIfAborted()
      const fault = faultOf(error)
      if (!fault) throw error
      const isLost = fault.kind === 'network'
      const backOffMs = (isLost ? LOST_RETRIES_AFTER_MS : RETRIES_AFTER_MS)[tries - 1]
      if (isTrial || !isRetryable(fault) || backOffMs === undefined) {
        throw new JupiterCallError(fault, tries, hasKey)
      }
      await wait(backOffMs, signal)
      tries += 1
    }
  }
}

function isRetryable(fault: UpstreamFault): boolean {
  return fault.kind !== 'status' || fault.status >= 500
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
