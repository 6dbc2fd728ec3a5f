import { useSyncExternalStore } from 'react'
import { everyTick } from '@/lib/browser/time/every-tick'
import { jupiterCalls } from './jupiter-calls-by-key'

const never = () => () => {}

/** How long Jupiter's next call waits, in whole seconds, and why; undefined where none has to. */
export function useJupiterWait(
  isReading: boolean,
): { seconds: number; isAskedFor: boolean } | undefined {
  const signedSeconds = useSyncExternalStore(isReading ? everyTick : never, waitNow, () => 0)
  if (signedSeconds === 0) return undefined
  return { seconds: Math.abs(signedSeconds), isAskedFor: signedSeconds < 0 }
}

/** Seconds as one number, so that equal snapshots are equal: below 0 where Jupiter asked for it. */
function waitNow(): number {
  const waiting = jupiterCalls().waiting()
  if (!waiting) return 0
  const seconds = Math.max(1, Math.ceil((waiting.untilMs - Date.now()) / 1000))
  return waiting.isAskedFor ? -seconds : seconds
}
