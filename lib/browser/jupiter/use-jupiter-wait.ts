import { useNow } from '@/lib/browser/time/use-now'
import { secondsUntil } from '@/lib/domain/time/seconds-until'
import { jupiterCalls } from './jupiter-calls-by-key'

const LOOKED_AT_EVERY_MS = 250

/**
 * How long Jupiter's next call waits, in whole seconds, and why; undefined where none has to
 * (behaviour 4.3).
 */
export function useJupiterWait(): { seconds: number; isPause: boolean } | undefined {
  const signedSeconds = useNow(LOOKED_AT_EVERY_MS, waitAt)
  if (signedSeconds === 0) return undefined
  return { seconds: Math.abs(signedSeconds), isPause: signedSeconds < 0 }
}

/** Seconds as one number, so that equal waits are equal: below 0 for a pause. */
function waitAt(nowMs: number): number {
  const waiting = jupiterCalls().waiting()
  if (!waiting) return 0
  const seconds = secondsUntil(waiting.untilMs, nowMs) ?? 1
  return waiting.isPause ? -seconds : seconds
}
