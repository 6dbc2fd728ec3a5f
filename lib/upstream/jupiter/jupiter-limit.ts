import PQueue from 'p-queue'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import type { HttpAnswer } from '@/lib/upstream/http/http-call'
import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import { UpstreamError, type UpstreamFault } from '@/lib/upstream/http/upstream-error'
import { JupiterCallError, RateLimitError } from './jupiter-errors'
import { RATE_LIMIT_RESET_HEADER } from './jupiter-headers'

/** Jupiter's limit with a free key (developers.jup.ag/docs/portal/plans). */
const REQUESTS_PER_MINUTE_WITH_KEY = 60

/**
 * Jupiter documents the minute but counts in tens of seconds. The second more is for calls that
 * arrive late.
 */
const WINDOW_MS = 11_000
const WINDOWS_PER_MINUTE = 6
const MAX_CONCURRENT = 6

/** The pauses after 429s in a row if Jupiter does not say how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
/** The pause after a network error that may be a 429 without CORS headers. */
const OPAQUE_PAUSE_MS = 10_000
const MAX_PAUSE_MS = 60_000

/** The waits before a second and a third try. */
const RETRIES_AFTER_MS = [500, 1_500]

export type LimitedCall<T> = {
  /** Makes the request; throws as `fetchText`. */
  send: () => Promise<HttpAnswer>
  /** Reads the answer; throws UpstreamError 'unreadable' if it is not what it should be. */
  parse: (text: string) => T
  /** The higher goes first. */
  priority: number
  signal: AbortSignal
  /** Whether a network error counts as a 429: a call of its kind was answered lately. */
  isOpaque429: () => boolean
  /** Tries something out: status 429 fails it at once, and no other call waits. */
  isTrial?: boolean
}

export type JupiterLimitOptions = {
  /** Calls a minute that this key, or a visitor without one, may make. */
  requestsPerMinute: number
  /** Whether the visitor's own key is used, for the errors. */
  hasKey: boolean
  /** The time in Unix milliseconds. */
  now: () => number
  wait: Wait
}

/** Returns the calls a minute without a key of the visitor's, or with one, by the setting. */
export function requestsPerMinuteWith(apiKey: string | undefined, setting: number): number {
  return apiKey === undefined ? setting : Math.max(setting, REQUESTS_PER_MINUTE_WITH_KEY)
}

/**
 * Keeps Jupiter's limit: a sixth of the minute's calls in any 11 seconds, six at once, the most
 * important first (behaviour 4.2). After a 429 every call waits (behaviour 4.4). Network errors,
 * statuses of 500 and above and unreadable answers are tried twice more (behaviour 4.5).
 */
export function createJupiterLimit({ requestsPerMinute, hasKey, now, wait }: JupiterLimitOptions) {
  const callsPerWindow = Math.max(1, Math.floor(requestsPerMinute / WINDOWS_PER_MINUTE))
  const queue = new PQueue({
    concurrency: MAX_CONCURRENT,
    interval: WINDOW_MS,
    intervalCap: callsPerWindow,
    strict: true,
  })
  /** When the calls of the last window started, in Unix milliseconds. */
  let starts: readonly number[] = []
  let pausedUntilMs = 0
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0

  function pauseQueue(ms: number): void {
    const untilMs = now() + Math.min(ms, MAX_PAUSE_MS)
    pausedUntilMs = untilMs
    queue.pause()
    void wait(untilMs - now(), new AbortController().signal).then(() => {
      if (pausedUntilMs === untilMs) queue.start()
    })
  }

  /** Returns the answer; `undefined` if the call was refused and goes again after the pause. */
  async function attempt<T>(call: LimitedCall<T>): Promise<HttpAnswer | undefined> {
    const seenPauses = pauses
    starts = [...starts, now()].slice(-callsPerWindow)
    try {
      const answer = await call.send()
      pausesInARow = 0
      return answer
    } catch (error) {
      if (call.isTrial || !isRefusal(error, call)) throw error
      // Calls that meet the same limit cause one pause. It begins before the queue hears of this
      // call's end and starts another one.
      if (pauses !== seenPauses) return undefined
      const pauseMs = PAUSES_MS[pausesInARow]
      if (pauseMs === undefined) throw is429(error) ? new RateLimitError(pausesInARow) : error
      pauses += 1
      pausesInARow += 1
      pauseQueue(is429(error) ? (requestedPauseMs(error, now()) ?? pauseMs) : OPAQUE_PAUSE_MS)
      return undefined
    }
  }

  async function callUntilAnswered<T>(call: LimitedCall<T>): Promise<T> {
    const { priority, signal } = call
    for (let tries = 1; ;) {
      try {
        const answer = await queue.add(() => attempt(call), { priority, signal })
        if (answer) return call.parse(answer.text)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof UpstreamError)) throw error
        const backOffMs = RETRIES_AFTER_MS[tries - 1]
        if (!isRetryable(error.fault) || backOffMs === undefined) {
          throw new JupiterCallError(error.fault, tries, hasKey)
        }
        await wait(backOffMs, signal)
        tries += 1
      }
    }
  }

  return {
    /**
     * Makes one call in its turn. A call that begins while no other is under way has all its pauses
     * before it.
     * @throws JupiterCallError, RateLimitError, and the signal's reason once it aborts
     */
    async call<T>(call: LimitedCall<T>): Promise<T> {
      if (callsUnderWay === 0) pausesInARow = 0
      callsUnderWay += 1
      try {
        return await callUntilAnswered(call)
      } finally {
        callsUnderWay -= 1
      }
    },
    /** Returns until when calls wait because one was refused, in Unix milliseconds, if any waits. */
    pausedUntilMs: () => (callsUnderWay > 0 && pausedUntilMs > now() ? pausedUntilMs : undefined),
    /** Returns the milliseconds until the last of some calls can start; those that run count. */
    msUntilStart(calls: number): number {
      const times = [...starts]
      let startMs = Math.max(now(), pausedUntilMs)
      for (let call = queue.pending; call < calls; call += 1) {
        startMs = Math.max(startMs, (times.at(-callsPerWindow) ?? -WINDOW_MS) + WINDOW_MS)
        times.push(startMs)
      }
      return startMs - now()
    },
  }
}

function isRefusal(error: unknown, { isOpaque429 }: Pick<LimitedCall<unknown>, 'isOpaque429'>) {
  if (is429(error)) return true
  return error instanceof UpstreamError && error.fault.kind === 'network' && isOpaque429()
}

function is429(error: unknown): error is UpstreamError & { fault: { headers: Headers } } {
  if (!(error instanceof UpstreamError)) return false
  return error.fault.kind === 'status' && error.fault.status === 429
}

/** How long a 429 asks to wait, in milliseconds; `undefined` if it does not say. */
function requestedPauseMs({ fault: { headers } }: { fault: { headers: Headers } }, nowMs: number) {
  const resetMs = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN) * 1_000 - nowMs
  return retryAfterMs(headers, nowMs) ?? (resetMs > 0 ? resetMs : undefined)
}

/** Whether the same call may be answered a moment later. */
function isRetryable(fault: UpstreamFault): boolean {
  return fault.kind !== 'status' || fault.status >= 500
}
