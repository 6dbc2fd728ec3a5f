import { useNow } from '@/lib/browser/time/use-now'
import { type Day, localDay } from '@/lib/domain/time/local-day'

const LOOKED_AT_EVERY_MS = 60_000

/** The day it is on the visitor's clock. */
export function useToday(): Day {
  return useNow(LOOKED_AT_EVERY_MS, (nowMs) => localDay(nowMs))
}
