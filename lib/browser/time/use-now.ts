import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The time in Unix milliseconds, to the minute, so that 'today' does not outlive the day. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, thisMinute, () => 0)
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}
