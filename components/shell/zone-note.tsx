import { cn } from '@/components/ui/cn'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { zonesLabel } from '@/lib/view/time/local-date'

type ZoneNoteProps = {
  /** The oldest first. */
  dates: readonly string[]
  /** Shows the zone alone on phones, where there is no room. */
  isShort?: boolean
  className?: string
}

/** Names the zone of some dates if no column's head does: 'Times in UTC+1' (behaviour 20.6). */
export function ZoneNote({ dates, isShort = false, className }: ZoneNoteProps) {
  const zones = zonesLabel(dates, useTimeZone())
  if (zones === '') return null
  return (
    <p className={cn('text-xs whitespace-nowrap text-text-3', className)}>
      <span className={isShort ? 'phone:sr-only' : undefined}>Times in </span>
      {zones}
    </p>
  )
}
