import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { zoneName } from '@/lib/view/time/local-date'

type ReadTime<T> = (nowMs: number) => T

/**
 * Returns the time in Unix milliseconds, rounded down to a multiple of `everyMs`, or what `read` makes of the
 * exact time. The component renders again only if this value changes.
 * @param everyMs how often the clock is looked at, in milliseconds; a minute by default, 0 for never
 */
export function useNow(everyMs?: number): number
export function useNow<T extends number | string | undefined>(everyMs: number, read: ReadTime<T>): T
export function useNow(
  everyMs = MINUTE_MS,
  read: ReadTime<number | string | undefined> = (nowMs) => Math.floor(nowMs / everyMs) * everyMs,
): number | string | undefined {
  const subscribe = useCallback((listener: () => void) => onTick(everyMs, listener), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(0),
  )
}

/** By its period in milliseconds, the clock that all who listen share. */
const clocks = new Map<number, ReturnType<typeof createClock>>()

/** Calls a listener at each multiple of a period. Returns a function that ends it. */
function onTick(everyMs: number, listener: () => void): () => void {
  if (everyMs === 0) return () => {}
  const clock = clocks.get(everyMs) ?? createClock(everyMs)
  clocks.set(everyMs, clock)
  return clock(listener)
}

/** A clock has one timer, and none while nobody listens or the page is hidden. */
function createClock(everyMs: number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wind = () => {
    clearTimeout(timer)
    if (listeners.size === 0 || document.hidden) return
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs))
  }
  const tick = () => {
    wind()
    for (const listener of [...listeners]) listener()
  }
  document.addEventListener('visibilitychange', tick)
  return (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) wind()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) wind()
    }
  }
}

/** How often the system's zone is looked at. */
const ZONE_EVERY_MS = 5_000

/** The system's zone if it isn't the one that the page began with, else undefined. */
const useChangedZone = create<string | undefined>(() => undefined)
let firstOffsets: string | undefined

/** Returns the IANA name of the system's zone once it has changed, else undefined (behaviour 20.6). */
export function useSystemZone(): string | undefined {
  useEffect(subscribeToZone, [])
  return useChangedZone()
}

/** Follows the zone once for all components. Only a new zone needs `Intl`, whose first use takes a phone 60 ms. */
function subscribeToZone(): void {
  if (firstOffsets !== undefined) return
  firstOffsets = zoneOffsets()
  onTick(ZONE_EVERY_MS, () => {
    useChangedZone.setState(zoneOffsets() === firstOffsets ? undefined : zoneName(undefined))
  })
}

/** Returns the zone's offsets from UTC in January and July. Another zone hardly ever has both. */
function zoneOffsets(): string {
  return [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join()
}
