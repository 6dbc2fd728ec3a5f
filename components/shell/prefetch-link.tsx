'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** A link inside the app whose page is fetched ahead once someone points at it, not before. */
export function PrefetchLink(
  props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>,
) {
  const [isMeant, setIsMeant] = useState(false)
  const mean = () => setIsMeant(true)
  return <Link {...props} prefetch={isMeant ? null : false} onPointerEnter={mean} onFocus={mean} />
}
