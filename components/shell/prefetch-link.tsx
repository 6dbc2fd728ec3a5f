'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type PrefetchLinkProps = Omit<
  ComponentProps<typeof Link>,
  'prefetch' | 'onPointerEnter' | 'onFocus'
> & {
  /** Whether its page is to open without a connection: it is then fetched whole as soon as the link shows. */
  isOffline?: boolean
}

/** A link inside the app whose page is fetched ahead once someone points at it, not before. */
export function PrefetchLink({ isOffline = false, ...props }: PrefetchLinkProps) {
  const [isMeant, setIsMeant] = useState(false)
  const mean = () => setIsMeant(true)
  const ahead = isOffline || (isMeant ? null : false)
  return <Link {...props} prefetch={ahead} onPointerEnter={mean} onFocus={mean} />
}
