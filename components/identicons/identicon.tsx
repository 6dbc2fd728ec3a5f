import { useCallback } from 'react'
import { showJazzicon } from '@/lib/browser/identicons/jazzicon-pictures'

/** The picture of an order key or address. Until it is drawn, a neutral disc shows (behaviour 13.1). */
export function Identicon({ value, isBeforeRows }: { value: string; isBeforeRows?: boolean }) {
  const draw = useCallback(
    (disc: HTMLSpanElement | null) => (disc ? showJazzicon(disc, value, isBeforeRows) : undefined),
    [value, isBeforeRows],
  )
  return (
    <span
      ref={draw}
      data-slot="identicon"
      translate="no"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full forced-color-adjust-none empty:bg-hover print:inline-flex print:align-middle"
    />
  )
}
