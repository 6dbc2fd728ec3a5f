import { useCallback } from 'react'
import { showIdenticon } from '@/lib/browser/identicons/lazy-identicon'

/** In px, the same as `size-identicon` in tailwind.config.ts. */
const DIAMETER = 24

/** The picture of an order key or address (behaviour 13.1). */
export function Identicon({ value }: { value: string }) {
  const draw = useCallback(
    (disc: HTMLSpanElement | null) => (disc ? showIdenticon(disc, value, DIAMETER) : undefined),
    [value],
  )
  return (
    <span
      ref={draw}
      data-slot="identicon"
      translate="no"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full bg-hover"
    />
  )
}
