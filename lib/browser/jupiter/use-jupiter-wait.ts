import { useNow } from '@/lib/browser/time/use-now'
import { secondsUntil } from '@/lib/domain/time/seconds-until'
import { jupiterCalls } from './jupiter-calls-by-key'

const LOOKED_AT_EVERY_MS = 250

/**
 * Returns how many whole seconds Jupiter's calls still wait after a 429; `undefined` if none waits
 * (behaviour 4.3).
 */
export function useJupiterWait(): number | undefined {
  return useNow(LOOKED_AT_EVERY_MS, (nowMs) => {
    const untilMs = jupiterCalls().pausedUntilMs()
    return untilMs === undefined ? undefined : secondsUntil(untilMs, nowMs)
  })
}
