import { useCallback, useSyncExternalStore } from 'react'

type ReadTime<T> = (nowMs: number) => T

/**
 * Returns the time in Unix milliseconds, rounded down to a multiple of `everyMs`, or what `read` makes of the
 * exact time. The component renders again only if this value changes.
 * @param everyMs how often the clock is looked at, in milliseconds
 */
export function useNow(everyMs: number): number
export function useNow<T extends number | string | undefined>(everyMs: number, read: ReadTime<T>): T
export function useNow(
  everyMs: number,
  read: ReadTime<number | string | undefined> = (nowMs) => Math.floor(nowMs / everyMs) * everyMs,
): number | string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(0),
  )
}
