import type { Wait } from '@/lib/upstream/http/abortable-wait'
import type { HttpAnswer } from '@/lib/upstream/http/http-call'
import { UpstreamError, type UpstreamFault } from '@/lib/upstream/http/upstream-error'
import { createCallPlaces } from './jupiter-call-places'
import type { CallTimesStore } from './jupiter-call-times'
import { JupiterCallError } from './jupiter-errors'
import type { JupiterRequest } from './jupiter-fetch'
import type { CallWatch } from './jupiter-lost-calls'
import { createRateLimit } from './jupiter-rate-limit'

/** The waits before a second and a third try. */
const RETRIES_AFTER_MS = [500, 1_500]

export type JupiterCall<T> = Omit<JupiterRequest, 'apiKey' | 'watch'> & {
  /** The higher goes first. */
  priority: number
  /** Reads the answer; throws UpstreamError 'unreadable' where it is not what it should be. */
  parse: (text: string) => T
  /** Called whenever a request of it leaves: its first one, and each that is tried again. */
  onStart?: () => void
  /** A call that only tries something out: status 429 fails it at once, and no other call waits. */
  isTrial?: boolean
}

export type JupiterCallsOptions = {
  fetchJupiter: (request: JupiterRequest) => Promise<HttpAnswer>
  /** Calls a minute that this key, or a visitor without one, may make. */
  requestsPerMinute: number
  apiKey: string | undefined
  /** Shared by all whose calls count towards the same limit. */
  callTimes: CallTimesStore
  /** Whether the browser has a connection at all. */
  isOnline: () => boolean
  /** The time in milliseconds. */
  now: () => number
  wait: Wait
}

/**
 * Jupiter's calls within its limits (see jupiter-rate-limit.ts). Network faults, statuses of 500
 * and above and unreadable answers are tried twice more, after 500 and 1,500 ms (behaviour 4.5).
 */
export function createJupiterCalls(options: JupiterCallsOptions) {
  const { fetchJupiter, requestsPerMinute, apiKey, callTimes, isOnline, now, wait } = options
  const places = createCallPlaces(requestsPerMinute, callTimes, now, wait)
  const limit = createRateLimit(places, now, isOnline)

  async function callUntilAnswered<T>(call: JupiterCall<T>): Promise<T> {
    const { path, query, priority, parse, onStart, isTrial, signal } = call
    const run = (watch: CallWatch) => {
      onStart?.()
      return fetchJupiter({ path, query, apiKey, signal, watch })
    }
    for (let tries = 1; ; tries += 1) {
      try {
        return parse(await limit.send({ priority, signal, run }, isTrial))
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        const backOffMs = RETRIES_AFTER_MS[tries - 1]
        if (!mayPass(error.fault) || backOffMs === undefined) {
          throw new JupiterCallError(error.fault, tries, apiKey !== undefined)
        }
        await wait(backOffMs, signal)
      }
    }
  }

  return {
    /**
     * One call, in its turn.
     * @throws JupiterCallError, RateLimitError, and the signal's reason once it aborts
     */
    call<T>(call: JupiterCall<T>): Promise<T> {
      return limit.whileUnderWay(() => callUntilAnswered(call))
    },
    /** See `createRateLimit`. */
    waiting: () => limit.waiting(),
    /** See `createRateLimit`. */
    msUntilStart: (pages: number) => limit.msUntilStart(pages),
  }
}
export type JupiterCalls = ReturnType<typeof createJupiterCalls>

/** Whether the same call may be answered a moment later. */
function mayPass(fault: UpstreamFault): boolean {
  return fault.kind !== 'status' || fault.status >= 500
}
