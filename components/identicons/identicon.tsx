'use client'

import { useEffect, useRef } from 'react'
import { IDENTICON_PX } from './identicon-size'
import { drawIdenticon, forgetIdenticon } from '@/lib/browser/identicons/draw-identicon'

/** The picture of an order key or address (behaviour 13.1). */
export function Identicon({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    void drawIdenticon(element, { key: value, diameter: IDENTICON_PX })
    return () => forgetIdenticon(element)
  }, [value])
  return (
    <span
      ref={place}
      data-slot="identicon"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full bg-hover"
    />
  )
}
