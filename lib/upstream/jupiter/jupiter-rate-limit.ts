import PQueue from 'p-queue'

/** Jupiter's limits a minute, the second with a free key (developers.jup.ag/docs/portal/plans). */
export const REQUESTS_PER_MINUTE_WITHOUT_KEY = 30
export const REQUESTS_PER_MINUTE_WITH_KEY = 60

const WINDOW_MS = 60_000
const AT_ONCE = 6

export type QueuedCall<T> = {
  /** The higher goes first. */
  priority: number
  signal: AbortSignal
  run: () => Promise<T>
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
