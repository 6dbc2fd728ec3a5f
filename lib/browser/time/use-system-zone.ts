import { useSyncExternalStore } from 'react'
import { zoneName } from '@/lib/view/time/local-date'

const LOOK_EVERY_MS = 5_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let first: string | undefined
let changedTo: string | undefined

/**
 * Returns the name of this device's time zone once it isn't the one that the page began with; until then
 * undefined, as for the visitor's own zone everywhere (behaviour 20.6).
 */
export function useSystemZone(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => changedTo,
    () => undefined,
  )
}

/** One timer for all that show times. */
function subscribe(listener: () => void): () => void {
  first ??= zoneName()
  listeners.add(listener)
  timer ??= setInterval(look, LOOK_EVERY_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function look(): void {
  const zone = zoneName()
  const next = zone === first ? undefined : zone
  if (next === changedTo) return
  changedTo = next
  for (const listener of listeners) listener()
}
