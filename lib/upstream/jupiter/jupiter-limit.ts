import type { Wait } from '@/lib/upstream/http/abortable-wait'
import {
  faultOf,
  type HttpAnswer,
  retryAfterMs,
  type UpstreamFault,
} from '@/lib/upstream/http/http-call'
import { createCallQueue } from './call-queue'
import { type JupiterRequest, type JupiterSender, RATE_LIMIT_RESET_HEADER } from './jupiter-fetch'

/** Jupiter's limit with a free key (developers.jup.ag/docs/portal/plans). */
const REQUESTS_PER_MINUTE_WITH_KEY = 60

/**
 * Jupiter documents the minute but counts in tens of seconds. The second more is for calls that
 * arrive late.
 */
const WINDOW_MS = 11_000
const WINDOWS_PER_MINUTE = 6
/** How many calls run at once. */
export const MAX_CONCURRENT = 6

/** The pauses after 429s in a row if Jupiter does not say how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const MAX_PAUSE_MS = 60_000
const TOO_MANY_REQUESTS = 429

/** The waits before a second and a third try. */
const RETRIES_AFTER_MS = [500, 1_500]
/** The same after a network error: to a browser a 429 without CORS headers is one. */
const LOST_RETRIES_AFTER_MS = [10_000, 10_000]

/** Thrown if Jupiter still answers 429 after five pauses in a row. */
export class RateLimitError extends Error {
  override name = 'RateLimitError'
}

/** Thrown for a call that failed for good after so many tries. */
export class JupiterCallError extends Error {
  constructor(
    readonly fault: UpstreamFault,
    readonly tries: number,
    /** Whether a key of the visitor's was used. */
    readonly hasKey: boolean,
  ) {
    super(`failed after ${tries} tries: ${fault.kind}`)
    this.name = 'JupiterCallError'
  }
}

export type JupiterCall<T> = JupiterRequest & {
  /** Parses the answer; throws UpstreamError 'unreadable' if it is not what it should be. */
  parse: (text: string) => T
  /** The highest goes first. */
  priority: number
  /** What makes it, if not the sender that all calls have. */
  sender?: JupiterSender
  /** Whether a key is tried: every fault fails the call at once, and no other call waits. */
  isTrial?: boolean
}

export type JupiterCallsOptions = JupiterSender & {
  /** How many calls this key, or a visitor without one, may make. */
  requestsPerMinute: number
  /** Whether a key of the visitor's is used, for the errors. */
  hasKey: boolean
  /** The time in Unix milliseconds. */
  now: () => number
  wait: Wait
}
export type JupiterCalls = ReturnType<typeof createJupiterCalls>

/** Returns the calls a minute without a key of the visitor's, or with one, by the setting. */
export function requestsPerMinuteWith(apiKey: string | undefined, setting: number): number {
  return apiKey === undefined ? setting : Math.max(setting, REQUESTS_PER_MINUTE_WITH_KEY)
}

/**
 * Makes Jupiter's calls within its limit: a sixth of the minute's calls in any 11 seconds, six at once,
 * the highest priority first (behaviour 4.2). After a 429 every call waits (behaviour 4.4). Network
 * errors, statuses of 500 and above and unreadable answers are tried twice more (behaviour 4.5).
 */
export function createJupiterCalls(options: JupiterCallsOptions) {
  const { requestsPerMinute, hasKey, now, wait } = options
  const callsPerWindow = Math.max(1, Math.floor(requestsPerMinute / WINDOWS_PER_MINUTE))
  const queue = createCallQueue(MAX_CONCURRENT)
  /** When the calls of the last window started, by a clock that only goes on, in milliseconds. */
  const startedAtMs: number[] = []
  let windowTimer: ReturnType<typeof setTimeout> | undefined
  /** 0 while nothing asks to wait. */
  let pausedUntilMs = 0
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0

  function pauseQueue(ms: number): void {
    const untilMs = now() + Math.min(ms, MAX_PAUSE_MS)
    pausedUntilMs = untilMs
    queue.pause()
    void wait(untilMs - now(), new AbortController().signal).then(() => {
      if (pausedUntilMs !== untilMs) return
      pausedUntilMs = 0
      goOn()
    })
  }

  /** Lets calls start if nothing asks to wait and the window has room, or once it has. */
  function goOn(): void {
    const nowMs = performance.now()
    while ((startedAtMs[0] ?? Infinity) + WINDOW_MS <= nowMs) startedAtMs.shift()
    const [oldestMs = nowMs] = startedAtMs
    if (startedAtMs.length >= callsPerWindow) {
      queue.pause()
      clearTimeout(windowTimer)
      windowTimer = setTimeout(goOn, Math.ceil(oldestMs + WINDOW_MS - nowMs))
    } else if (pausedUntilMs === 0) queue.start()
  }

  /** Returns the answer; `undefined` if the call was refused and goes again after the pause. */
  async function attempt<T>(call: JupiterCall<T>): Promise<HttpAnswer | undefined> {
    startedAtMs.push(performance.now())
    goOn()
    const seenPauses = pauses
    try {
      const answer = await (call.sender ?? options).send(call)
      pausesInARow = 0
      return answer
    } catch (error) {
      const fault = faultOf(error)
      const isLimited = fault?.kind === 'status' && fault.status === TOO_MANY_REQUESTS
      if (call.isTrial || !isLimited) throw error
      // Calls that meet the same limit cause one pause. It begins before the queue hears of this
      // call's end and starts another one.
      if (pauses !== seenPauses) return undefined
      const pauseMs = PAUSES_MS[pausesInARow]
      if (pauseMs === undefined) throw new RateLimitError('still limited after all pauses')
      pauses += 1
      pausesInARow += 1
      pauseQueue(requestedPauseMs(fault.headers, now()) ?? pauseMs)
      return undefined
    }
  }

  async function callUntilAnswered<T>(call: JupiterCall<T>): Promise<T> {
    const { priority, signal } = call
    for (let tries = 1; ;) {
      try {
        const answer = await queue.add(() => attempt(call), priority, signal)
        if (answer) return call.parse(answer.text)
      } catch (error) {
        signal.throwIfAborted()
        const fault = faultOf(error)
        if (!fault) throw error
        const isLost = fault.kind === 'network'
        const backOffMs = (isLost ? LOST_RETRIES_AFTER_MS : RETRIES_AFTER_MS)[tries - 1]
        if (call.isTrial || !isRetryable(fault) || backOffMs === undefined) {
          throw new JupiterCallError(fault, tries, hasKey)
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
    async call<T>(call: JupiterCall<T>): Promise<T> {
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
    /** Returns about how many milliseconds some calls take; 0 if they fit into one window. */
    msFor: (calls: number) =>
      calls <= callsPerWindow ? 0 : Math.ceil(calls / callsPerWindow) * WINDOW_MS,
  }
}

/** Returns how many milliseconds a 429 asks to wait; `undefined` if it does not say. */
function requestedPauseMs(headers: Headers, nowMs: number): number | undefined {
  const resetMs = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN) * 1_000 - nowMs
  return retryAfterMs(headers, nowMs) ?? (resetMs > 0 ? resetMs : undefined)
}

/** Whether the same call may be answered a moment later. */
function isRetryable(fault: UpstreamFault): boolean {
  return fault.kind !== 'status' || fault.status >= 500
}

/**
 * In which order Jupiter's calls go: first pages of lists, then tokens, then further pages
 * (behaviour 3.1).
 */
export const PRIORITY = { firstPage: 2, tokens: 1, furtherPage: 0, currentPrices: -1_000 }
