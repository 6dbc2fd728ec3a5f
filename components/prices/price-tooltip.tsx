'use client'

import { type ReactNode, useEffect } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { usePriceTooltip } from '@/lib/browser/prices/use-price-tooltip'

const tooltipCard = lazyCode(async () => (await import('./price-tooltip-card')).PriceTooltipCard)

type PriceTooltipProps = {
  /** Whether there are USD values to point at: then the tooltip's code is fetched. */
  hasValues: boolean
  children: ReactNode
}

/** What it is wrapped around gets one tooltip for all its USD values. */
export function PriceTooltip({ hasValues, children }: PriceTooltipProps) {
  const { trigger, handlers } = usePriceTooltip()
  useEffect(() => {
    // Where that fails the value's own name still tells the price, and pointing at it tries again.
    if (hasValues) tooltipCard.preload()
  }, [hasValues, trigger])
  return (
    <div className="relative" {...handlers}>
      {children}
      {trigger && <LazyComponent of={tooltipCard} props={{ trigger }} />}
    </div>
  )
}
