import PQueue from 'p-queue'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { retryAfterMs } from '@/lib/upstream/http/retry-after'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { RateLimitError } from './jupiter-errors'
import { RATE_LIMIT_RESET_HEADER } from './jupiter-headers'

/**
 * Jupiter's limits a minute (behaviour 4.2), the second with a free key
 * (developers.jup.ag/docs/portal/plans).
 */
export const REQUESTS_PER_MINUTE_WITHOUT_KEY = 30
export const REQUESTS_PER_MINUTE_WITH_KEY = 60

const WINDOW_MS = 60_000
const AT_ONCE = 6

/** The pauses after statuses 429 in a row, where Jupiter does not say how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const LONGEST_PAUSE_MS = 60_000
const TOO_MANY_REQUESTS = 429

export type QueuedCall<T> = {
  /** The higher goes first. */
  priority: number
  signal: AbortSignal
  run: () => Promise<T>
}

/**
 * Calls to Jupiter within its limits: each in its turn, and on status 429 everything waits (as long
 * as Jupiter says, else 2, 4, 8, 16, 30 s, never above 60 s) and goes on (behaviour 4.4).
 * @param now the time in milliseconds
 */
export function createRateLimit(requestsPerMinute: number, now: () => number, wait: Wait) {
  const queue = createRateLimitedQueue(requestsPerMinute, now)
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0

  /** Pauses all calls at once; a call that met the same limit as another one just goes again. */
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

  async function attempt<T>(run: () => Promise<T>, isTrial: boolean): Promise<T> {
    const seenPauses = pauses
    try {
      const answer = await run()
      pausesInARow = 0
      return answer
    } catch (error) {
      const headers = limitHeaders(error)
      // Paused before the queue gets the error: it would start the next call in place of this one.
      if (headers && !isTrial) pauseAfter(seenPauses, headers)
      throw error
    }
  }

  return {
    /**
     * Sends a request in its turn, and once more after each pause that it met.
     * @param isTrial then a status 429 is thrown at once, and nothing else waits for it
     * @throws RateLimitError, what `run` throws, and the signal's reason once it aborts
     */
    async send<T>(call: QueuedCall<T>, isTrial = false): Promise<T> {
      for (;;) {
        try {
          return await queue.add({ ...call, run: () => attempt(call.run, isTrial) })
        } catch (error) {
          if (isTrial || !limitHeaders(error)) throw error
        }
      }
    },
    /**
     * Counts a call as under way from its first request to its last. One that begins while no other
     * is under way has all its pauses before it.
     */
    async whileUnderWay<T>(call: () => Promise<T>): Promise<T> {
      if (callsUnderWay === 0) pausesInARow = 0
      callsUnderWay += 1
      try {
        return await call()
      } finally {
        callsUnderWay -= 1
      }
    },
    /**
     * Until when the next call waits, in milliseconds of `now`, and whether Jupiter asked for it;
     * undefined where none has to wait.
     */
    waiting(): { untilMs: number; isAskedFor: boolean } | undefined {
      const untilMs = queue.waitsUntilMs()
      return untilMs === undefined ? undefined : { untilMs, isAskedFor: queue.isPaused() }
    },
  }
}

/**
 * Calls to one service: at most six at a time, and at most `requestsPerMinute` in any 60 seconds, a
 * burst allowed (Jupiter's window slides: developers.jup.ag/docs/portal/rate-limits). The window is
 * per tab.
 */
export function createRateLimitedQueue(requestsPerMinute: number, now: () => number) {
  const queue = new PQueue({
    concurrency: AT_ONCE,
    intervalCap: requestsPerMinute,
    interval: WINDOW_MS,
    strict: true,
  })
  const starts: number[] = []
  let pausedUntilMs = 0

  return {
    /** Runs a call in its turn; rejects with the signal's reason once it aborts. */
    add<T>({ priority, signal, run }: QueuedCall<T>): Promise<T> {
      const start = () => {
        starts.push(now())
        if (starts.length > requestsPerMinute) starts.shift()
        return run()
      }
      return queue.add(start, { priority, signal })
    },
    /** Starts no further call before `untilMs`; `resume` must follow. */
    pause(untilMs: number): void {
      pausedUntilMs = untilMs
      queue.pause()
    },
    resume(): void {
      pausedUntilMs = 0
      queue.start()
    },
    /** When the next call can start, in milliseconds of `now`; undefined where none has to wait. */
    waitsUntilMs(): number | undefined {
      if (pausedUntilMs > 0) return pausedUntilMs
      const oldest = starts[0]
      const isFull = starts.length === requestsPerMinute && oldest !== undefined
      if (!isFull || queue.size === 0) return undefined
      return oldest + WINDOW_MS > now() ? oldest + WINDOW_MS : undefined
    },
    isPaused: () => queue.isPaused,
  }
}

/** The headers of an answer with status 429; undefined for any other error. */
function limitHeaders(error: unknown): Headers | undefined {
  if (!(error instanceof UpstreamError)) return undefined
  const { fault } = error
  const isLimit = fault.kind === 'status' && fault.status === TOO_MANY_REQUESTS
  return isLimit ? fault.headers : undefined
}

/** How long Jupiter asks to wait, in milliseconds; undefined where it does not say. */
function askedPauseMs(headers: Headers, nowMs: number): number | undefined {
  const resetSeconds = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN)
  const resetMs = resetSeconds * 1_000 - nowMs
  const isAsked = Number.isFinite(resetMs) && resetMs > 0
  return retryAfterMs(headers, nowMs) ?? (isAsked ? resetMs : undefined)
}
