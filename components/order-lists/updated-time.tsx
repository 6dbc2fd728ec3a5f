'use client'

import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { updatedLabel } from '@/lib/view/time/local-date'

/** Often enough that the label changes soon after midnight. */
const MINUTE_MS = 60_000

type UpdatedTimeProps = { loadedAtMs: number; onRefresh: () => void }

/** Shows when the data was loaded, and a button that loads it again (behaviour 2.2). */
export function UpdatedTime({ loadedAtMs, onRefresh }: UpdatedTimeProps) {
  const nowMs = useNow(MINUTE_MS)
  const timeZone = useTimeZone()
  if (!useHydrated()) return null
  return (
    <>
      {updatedLabel(loadedAtMs, nowMs, timeZone)} <span aria-hidden="true">·</span>{' '}
      <button
        type="button"
        data-begins="loading"
        onClick={onRefresh}
        className="relative quiet-link after:absolute after:-inset-x-2 after:-inset-y-3.5"
      >
        Refresh
      </button>
    </>
  )
}
