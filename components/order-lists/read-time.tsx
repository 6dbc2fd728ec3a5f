'use client'

import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { readTimeLabel } from '@/lib/view/time/local-date'

/** Often enough that 'today' does not outlive the day. */
const MINUTE_MS = 60_000

type ReadTimeProps = { readAtMs: number; onRefresh: () => void }

/** When the data was read, and a way to read it anew. */
export function ReadTime({ readAtMs, onRefresh }: ReadTimeProps) {
  const nowMs = useNow(MINUTE_MS)
  const timeZone = useTimeZone()
  if (!useHydrated()) return null
  return (
    <>
      {readTimeLabel(readAtMs, nowMs, timeZone)} <span aria-hidden="true">·</span>{' '}
      <button
        type="button"
        onClick={onRefresh}
        className="relative quiet-link after:absolute after:-inset-x-2 after:-inset-y-3.5"
      >
        Refresh
      </button>
    </>
  )
}
