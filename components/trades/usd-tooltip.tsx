'use client'

import { type ReactNode, useEffect } from 'react'
import { Part } from '../part'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useUsdTooltip } from '@/lib/browser/use-usd-tooltip'

const tooltipCard = lazyPart(async () => (await import('./usd-tooltip-card')).UsdTooltipCard)

type UsdTooltipProps = {
  /** Whether there are USD values to point at: then the tooltip's code is fetched. */
  hasValues: boolean
  children: ReactNode
}

/** What it is wrapped around gets one tooltip for all its USD values. */
export function UsdTooltip({ hasValues, children }: UsdTooltipProps) {
  const { trigger, handlers } = useUsdTooltip()
  useEffect(() => {
    // Where that fails the value's own name still tells the price, and pointing at it tries again.
    if (hasValues) tooltipCard.preload()
  }, [hasValues, trigger])
  return (
    <div className="relative" {...handlers}>
      {children}
      {trigger && <Part of={tooltipCard} props={{ trigger }} />}
    </div>
  )
}
