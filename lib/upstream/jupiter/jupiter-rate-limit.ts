import type { HttpAnswer } from '@/lib/upstream/http/http-call'
import { createCallQueue, type QueuedCall } from './jupiter-call-queue'
import type { CallPlaces } from './jupiter-call-places'
import { RateLimitError } from './jupiter-errors'
import { askedPauseMs, usedUpMs } from './jupiter-limit-headers'
import { type CallWatch, limitHeaders, watchCall } from './jupiter-lost-calls'

/** The pauses after statuses 429 in a row, where Jupiter does not say how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
/** The pause after a call that was refused without a word. */
const SILENT_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

/** A call in its turn; what is made of it straight to Jupiter is told to the watch. */
type WatchedCall = Omit<QueuedCall<HttpAnswer>, 'run'> & { run: WatchedRun }
type WatchedRun = (watch: CallWatch) => Promise<HttpAnswer>

/**
 * Calls to Jupiter within its limits: each in its turn, and on status 429 everything waits (as long
 * as Jupiter says, else 2, 4, 8, 16, 30 s, never above 60 s) and goes on (behaviour 4.4). A lost call
 * that may be such a 429 counts as one, with a wait of 10 s (behaviour 4.11).
 * @param now the time in milliseconds
 * @param isOnline whether the browser has a connection at all
 */
export function createRateLimit(places: CallPlaces, now: () => number, isOnline: () => boolean) {
  const queue = createCallQueue(() => places.take())
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0

  /** How long everything waits for what a call met; undefined where it is no refusal. */
  function pauseMsFor(error: unknown, watch: CallWatch): number | undefined {
    const headers = limitHeaders(error)
    if (headers) return askedPauseMs(headers, now()) ?? PAUSES_MS[pausesInARow] ?? LONGEST_PAUSE_MS
    return watch.isRefusal(error) ? SILENT_PAUSE_MS : undefined
  }

  /** @throws where the row of pauses is over: RateLimitError, or the error of a lost call itself */
  function pauseAll(pauseMs: number, error: unknown): void {
    if (pausesInARow === PAUSES_MS.length) {
      throw limitHeaders(error) ? new RateLimitError(pausesInARow) : error
    }
    pauses += 1
    pausesInARow += 1
    places.pause(now() + Math.min(pauseMs, LONGEST_PAUSE_MS))
  }

  /** The answer; undefined where the call was refused and goes again after a pause. */
  async function attempt(run: WatchedRun, isTrial: boolean): Promise<HttpAnswer | undefined> {
    const seenPauses = pauses
    const watch = watchCall(places, now, isOnline)
    try {
      const answer = await run(watch)
      pausesInARow = 0
      const usedUp = usedUpMs(answer.headers, now())
      if (usedUp !== undefined) places.close(now() + Math.min(usedUp, LONGEST_PAUSE_MS))
      return answer
    } catch (error) {
      const pauseMs = isTrial ? undefined : pauseMsFor(error, watch)
      if (pauseMs === undefined) throw error
      // One that met the same limit as another one just goes again. Paused before the queue hears of
      // it: it would start the next call in place of this one.
      if (pauses === seenPauses) pauseAll(pauseMs, error)
      return undefined
    }
  }

  return {
    /**
     * Sends a request in its turn, and once more after each pause that it met.
     * @param isTrial then a status 429 is thrown at once, and nothing else waits for it
     * @throws RateLimitError, what `run` throws, and the signal's reason once it aborts
     */
    async send(call: WatchedCall, isTrial = false): Promise<string> {
      for (;;) {
        const answer = await queue.add({ ...call, run: () => attempt(call.run, isTrial) })
        if (answer) return answer.text
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
     * Until when the next call waits, in milliseconds of `now`, and whether for a pause; undefined
     * where none has to wait.
     */
    waiting(): { untilMs: number; isPause: boolean } | undefined {
      return queue.isWaiting() ? places.closed() : undefined
    },
    /**
     * How long it takes until the last of `pages` can be asked for, those under way not counted; in
     * milliseconds, 0 where at once.
     */
    msUntilStart: (pages: number) => places.msUntilStart(Math.max(0, pages - queue.underWay())),
  }
}
