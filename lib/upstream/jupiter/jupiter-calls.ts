import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import type { JupiterRequest } from './jupiter-fetch'
import { RATE_LIMIT_RESET_HEADER } from './jupiter-headers'
import { createRateLimitedQueue, REQUESTS_PER_MINUTE_WITH_KEY } from './jupiter-rate-limit'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import type { Wait } from '@/lib/upstream/http/abortable-wait'

const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const LONGEST_PAUSE_MS = 60_000
const RETRIES_AFTER_MS = [500, 1_500]

export type JupiterCall<T> = Omit<JupiterRequest, 'apiKey'> & {
  /** The higher goes first. */
  priority: number
  /** Reads the answer; throws UpstreamError 'unreadable' where it is not what it should be. */
  parse: (text: string) => T
}

export type JupiterCallsOptions = {
  fetchJupiter: (request: JupiterRequest) => Promise<string>
  /** Calls a minute without a key. */
  requestsPerMinute: number
  apiKey: string | undefined
  now: () => number
  wait: Wait
}

/** A pause of Jupiter's that outlasted five waits in a row. */
export class RateLimitError extends Error {
  constructor(readonly waits: number) {
    super(`still limited after ${waits} waits in a row`)
    this.name = 'RateLimitError'
  }
}

/** A call that failed for good, and how often it was tried. */
export class JupiterCallError extends Error {
  constructor(
    readonly fault: UpstreamError['fault'],
    readonly tries: number,
    readonly hasKey: boolean,
  ) {
    super(`failed after ${tries} tries: ${fault.kind}`)
    this.name = 'JupiterCallError'
  }
}

/**
 * Jupiter's calls within its limit. On 429 everything waits (as long as Jupiter says, else 2, 4, 8,
 * 16, 30 s) and goes on; network faults, 5xx and unreadable answers are tried twice more.
 */
export function createJupiterCalls(options: JupiterCallsOptions) {
  const { fetchJupiter, apiKey, now, wait } = options
  const requestsPerMinute =
    apiKey === undefined
      ? options.requestsPerMinute
      : Math.max(options.requestsPerMinute, REQUESTS_PER_MINUTE_WITH_KEY)
  const queue = createRateLimitedQueue(requestsPerMinute, now)
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0

  /** Waits for all calls at once; a call that met the same limit as another one just goes again. */
  function pauseAfter(seenPauses: number, headers: Headers): void {
    if (pauses > seenPauses) return
    const defaultMs = PAUSES_MS[pausesInARow]
    if (defaultMs === undefined) throw new RateLimitError(pausesInARow)
    pauses += 1
    pausesInARow += 1
    const ms = Math.min(askedPauseMs(headers, now()) ?? defaultMs, LONGEST_PAUSE_MS)
    queue.pause(now() + ms)
    void wait(ms, new AbortController().signal).then(() => queue.resume())
  }

  async function attempt<T>(call: JupiterCall<T>): Promise<T> {
    const seenPauses = pauses
    try {
      const text = await fetchJupiter({ ...call, apiKey })
      pausesInARow = 0
      return call.parse(text)
    } catch (error) {
      // Here, before the queue hears of it: it would start the next call in place of this one.
      const fault = error instanceof UpstreamError ? error.fault : undefined
      if (isRateLimit(fault)) pauseAfter(seenPauses, fault.headers)
      throw error
    }
  }

  async function callUntilAnswered<T>(call: JupiterCall<T>): Promise<T> {
    for (let retries = 0; ;) {
      try {
        return await queue.add({ ...call, run: () => attempt(call) })
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        const { fault } = error
        if (isRateLimit(fault)) continue
        const backOffMs = RETRIES_AFTER_MS[retries]
        if (!isPassing(error) || backOffMs === undefined) {
          throw new JupiterCallError(fault, retries + 1, apiKey !== undefined)
        }
        retries += 1
        await wait(backOffMs, call.signal)
      }
    }
  }

  return {
    /**
     * One call, in its turn.
     * @throws JupiterCallError, RateLimitError, and the signal's reason once it aborts
     */
    async call<T>(call: JupiterCall<T>): Promise<T> {
      // A reading that begins when nothing else is under way has all its waits before it.
      if (callsUnderWay === 0) pausesInARow = 0
      callsUnderWay += 1
      try {
        return await callUntilAnswered(call)
      } finally {
        callsUnderWay -= 1
      }
    },
    /** When the next call can start and why it waits; undefined where none has to. */
    waiting(): { untilMs: number; isAskedFor: boolean } | undefined {
      const untilMs = queue.waitsUntilMs()
      return untilMs === undefined ? undefined : { untilMs, isAskedFor: queue.isPaused() }
    },
  }
}
export type JupiterCalls = ReturnType<typeof createJupiterCalls>

/** How long Jupiter asks to wait, in milliseconds; undefined where it does not say. */
function askedPauseMs(headers: Headers, nowMs: number): number | undefined {
  const resetSeconds = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN)
  const resetMs = resetSeconds * 1_000 - nowMs
  const isAsked = Number.isFinite(resetMs) && resetMs > 0
  return retryAfterMs(headers, nowMs) ?? (isAsked ? resetMs : undefined)
}

type StatusFault = Extract<UpstreamError['fault'], { kind: 'status' }>

function isRateLimit(fault: UpstreamError['fault'] | undefined): fault is StatusFault {
  return fault?.kind === 'status' && fault.status === 429
}

function isPassing({ fault }: UpstreamError): boolean {
  return fault.kind !== 'status' || fault.status >= 500
}
