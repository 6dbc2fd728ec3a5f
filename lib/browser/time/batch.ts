import { atMostEvery } from './throttle'

/**
 * Gathers items and hands them on together at most every `ms`, the first ones at once; `flush` hands
 * on what waits.
 */
export function gathered<T>(
  ms: number,
  pass: (items: T[]) => void,
): { take: (items: readonly T[]) => void; flush: () => void } {
  let waiting: T[] = []
  const passOn = () => {
    const items = waiting
    waiting = []
    if (items.length > 0) pass(items)
  }
  const pace = atMostEvery(ms, passOn)
  return {
    take: (items) => {
      waiting.push(...items)
      pace.take(undefined)
    },
    flush: () => {
      pace.end()
      passOn()
    },
  }
}
