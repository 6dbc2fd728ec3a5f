import { LiteThrottler } from '@tanstack/pacer-lite/lite-throttler'

/** Items that are handed on together. */
export type Batch<T> = {
  add: (items: readonly T[]) => void
  /** Hands on what waits, now. */
  flush: () => void
}

/**
 * Collects items and hands them on together: the first ones at once, those that come meanwhile once
 * `ms` milliseconds are over. Each item is handed on once, in the order they came.
 */
export function createBatch<T>(ms: number, handOn: (items: T[]) => void): Batch<T> {
  let waiting: T[] = []
  const handOnAll = () => {
    const items = waiting
    waiting = []
    if (items.length > 0) handOn(items)
  }
  const throttler = new LiteThrottler(handOnAll, { wait: ms, leading: true, trailing: true })
  return {
    add: (items) => {
      waiting.push(...items)
      throttler.maybeExecute()
    },
    flush: () => {
      throttler.cancel()
      handOnAll()
    },
  }
}
