import { useSyncExternalStore } from 'react'
import { everyTick } from './every-tick'

/** The time in Unix milliseconds, to the second, for what is drawn while it goes by. */
export function useNowMs(): number {
  return useSyncExternalStore(everyTick, thisSecond, () => 0)
}

function thisSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000
}
