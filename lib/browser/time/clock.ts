import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { zoneName } from '@/lib/view/time/local-date'

type ReadTime<T> = (nowMs: number) => T

/**
 * Returns the time in Unix milliseconds, rounded down to a multiple of `everyMs`, or what `read` makes of the
 * exact time. The component renders again only if this value changes.
 * @param everyMs how often the clock is looked at, in milliseconds; a minute by default
 */
export function useNow(everyMs?: number): number
export function useNow<T extends number | string | undefined>(everyMs: number, read: ReadTime<T>): T
export function useNow(
  everyMs = MINUTE_MS,
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

/** How often the system's zone is looked at. */
const ZONE_EVERY_MS = 5_000

/** The system's zone if it isn't the one that the page began with, else undefined. */
const useChangedZone = create<string | undefined>(() => undefined)
let firstOffsets: string | undefined

/** Returns the IANA name of the system's zone once it has changed, else undefined (behaviour 20.6). */
export function useSystemZone(): string | undefined {
  useEffect(followZone, [])
  return useChangedZone()
}

/** Starts one timer for all components. Only a new zone needs `Intl`, whose first use takes a phone 60 ms. */
function followZone(): void {
  if (firstOffsets !== undefined) return
  firstOffsets = zoneOffsets()
  setInterval(() => {
    useChangedZone.setState(zoneOffsets() === firstOffsets ? undefined : zoneName(undefined))
  }, ZONE_EVERY_MS)
}

/** Returns the zone's offsets from UTC in January and July. Another zone hardly ever has both. */
function zoneOffsets(): string {
  return [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join()
}
