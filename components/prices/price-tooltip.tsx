'use client'

import type { ReactNode } from 'react'
import { placedBy, usePriceTooltip } from '@/lib/browser/prices/use-price-tooltip'

/** Gives its children one tooltip for all their USD values (behaviour 8.6). */
export function PriceTooltip({ children }: { children: ReactNode }) {
  const { trigger, handlers } = usePriceTooltip()
  return (
    <div className="relative" {...handlers}>
      {children}
      {trigger && <PriceTooltipCard trigger={trigger} />}
    </div>
  )
}

/** The tooltip of a USD value (behaviour 8.6) or of a mark (behaviour 8.27). */
export function PriceTooltipCard({ trigger }: { trigger: HTMLElement }) {
  const { usdValue, usdSymbol, usdPrice, usdSource, usdWarning, priceMismatch } = trigger.dataset
  return (
    <div
      ref={placedBy(trigger)}
      role="tooltip"
      className="absolute z-20 max-w-[288px] rounded-lg border border-line-2 bg-raised px-3 py-2 text-xs shadow-(--shadow-small)"
    >
      {priceMismatch === undefined ? (
        <>
          <p className="text-sm font-medium">{usdValue}</p>
          <p className="[overflow-wrap:anywhere] text-text-2">
            1 <bdi>{usdSymbol}</bdi> = {usdPrice}
          </p>
          <p className="text-text-3">{usdSource}</p>
          {usdWarning !== undefined && (
            <p className="text-warn">
              <bdi>{usdWarning}</bdi>
            </p>
          )}
        </>
      ) : (
        <p>{priceMismatch}</p>
      )}
    </div>
  )
}
