import { cn } from '@/components/ui/cn'

type ZoneNoteProps = {
  /** From `zonesLabel`. */
  zones: string
  /** Shows the zone alone on phones, where there is no room. */
  isShort?: boolean
  className?: string
}

/** Names the zones of some dates if no column's head does: 'Times in UTC+1' (behaviour 20.6). */
export function ZoneNote({ zones, isShort = false, className }: ZoneNoteProps) {
  if (zones === '') return null
  return (
    <p className={cn('text-xs whitespace-nowrap text-text-3', className)}>
      <span className={isShort ? 'phone:sr-only' : undefined}>Times in </span>
      <span translate="no">{zones}</span>
    </p>
  )
}
