import { useSyncExternalStore } from 'react'
import { everyTick } from './every-tick'

/** Whole seconds until a moment in Unix milliseconds, at least 1; undefined once it is past. */
export function useSecondsUntil(untilMs: number): number | undefined {
  const secondsNow = () => Math.ceil((untilMs - Date.now()) / 1000)
  const seconds = useSyncExternalStore(everyTick, secondsNow, () => 0)
  return seconds > 0 ? seconds : undefined
}
