'use client'

import { CircleStop } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { Progress } from '@/components/ui/progress'
import { stopPriceRun } from '@/lib/browser/prices/run/price-run-store'
import { usePriceRun } from '@/lib/browser/prices/use-price-run'
import { priceProgressLabel } from '@/lib/view/prices/price-count-label'

/**
 * A run whose dialog is closed: how far it is, and Stop, after which the focus has to go on
 * (behaviour 8.10).
 */
export function PriceRunBar({ onStop }: { onStop: () => void }) {
  const progress = usePriceRun((state) => state.progress)
  const isDialogOpen = usePriceRun((state) => state.isDialogOpen)
  if (!progress || isDialogOpen) return null
  const { answered, total } = progress
  return (
    <div className="flex items-center gap-3 text-xs text-text-2 md:order-2 wide:order-3 wide:self-end">
      <span className="whitespace-nowrap">{priceProgressLabel(answered, total)}</span>
      <div className="w-24 min-w-24 flex-1">
        <Progress label="Fetching USD prices" value={answered} max={total} />
      </div>
      <IconButton
        label="Stop fetching USD prices"
        onClick={() => {
          stopPriceRun()
          onStop()
        }}
      >
        <CircleStop size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
