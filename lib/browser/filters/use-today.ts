import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { type Day, localDay } from '@/lib/domain/time/local-day'

const LOOKED_AT_EVERY_MS = 60_000

/** The day it is in the zone of the page (behaviour 17.5, 20.6). */
export function useToday(): Day {
  const timeZone = useTimeZone()
  return useNow(LOOKED_AT_EVERY_MS, (nowMs) => localDay(nowMs, timeZone))
}
