'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { useAtRest } from '@/lib/browser/page/use-at-rest'

type PrefetchLinkProps = Omit<
  ComponentProps<typeof Link>,
  'prefetch' | 'onPointerEnter' | 'onFocus'
> & {
  /** Whether its page is to open without a connection: it is then fetched whole once this page is at rest. */
  isOffline?: boolean
}

/** A link inside the app whose page is fetched ahead once someone points at it, not before. */
export function PrefetchLink({ isOffline = false, ...props }: PrefetchLinkProps) {
  const [isMeant, setIsMeant] = useState(false)
  const mean = () => setIsMeant(true)
  const isAtRest = useAtRest(isOffline)
  const ahead = isOffline && (isMeant || isAtRest) ? true : isMeant ? null : false
  return <Link {...props} prefetch={ahead} onPointerEnter={mean} onFocus={mean} />
}
