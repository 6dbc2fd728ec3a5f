import { useEffect, useRef } from 'react'
import { drawIdenticon } from '@/lib/browser/identicons/draw-identicon'

/** In px, as `size-identicon` of tailwind.config.ts. */
const DIAMETER = 24

/** The picture of an order key or address (behaviour 13.1). */
export function Identicon({ value }: { value: string }) {
  const disc = useRef<HTMLSpanElement>(null)
  useEffect(
    () => (disc.current ? drawIdenticon(disc.current, value, DIAMETER) : undefined),
    [value],
  )
  return (
    <span
      ref={disc}
      data-slot="identicon"
      translate="no"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full bg-hover"
    />
  )
}
