'use client'

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import { useState } from 'react'

/**
 * What a USD value's tooltip says: '1 SOL = $141.00', 'Birdeye' (behaviour 8.6, 8.23); or a mark's
 * (8.27).
 */
export function PriceTooltipCard({ trigger }: { trigger: HTMLElement }) {
  const [card, setCard] = useState<HTMLElement | null>(null)
  const { floatingStyles } = useFloating({
    placement: 'bottom-end',
    elements: { reference: trigger, floating: card },
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { usdValue, usdSymbol, usdPrice, usdSource, usdWarning } = trigger.dataset
  const { sidesDiffer } = trigger.dataset
  return (
    <div
      ref={setCard}
      role="tooltip"
      style={floatingStyles}
      className="z-20 max-w-[288px] rounded-lg border border-line-2 bg-raised px-3 py-2 text-xs shadow-(--shadow-small)"
    >
      {sidesDiffer === undefined ? (
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
        <p>{sidesDiffer}</p>
      )}
    </div>
  )
}
