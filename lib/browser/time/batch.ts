/** Items that are handed on together. */
export type Batch<T> = {
  add: (items: readonly T[]) => void
  /** Hands on what waits, now. */
  flush: () => void
}

/**
 * Collects items and hands them on together: the first ones at once, those that come meanwhile once
 * `ms` milliseconds are over. Each item is handed on once, in the order they came. By a timer, not by
 * the clock: where the clock is set back, nothing may wait for it.
 */
export function createBatch<T>(ms: number, handOn: (items: T[]) => void): Batch<T> {
  let waiting: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const handOnAll = () => {
    const items = waiting
    waiting = []
    if (items.length > 0) handOn(items)
    return items.length > 0
  }
  const handOnAndRest = () => {
    timer = handOnAll() ? setTimeout(handOnAndRest, ms) : undefined
  }
  return {
    add: (items) => {
      waiting.push(...items)
      if (timer === undefined) handOnAndRest()
    },
    flush: () => {
      clearTimeout(timer)
      timer = undefined
      handOnAll()
    },
  }
}
