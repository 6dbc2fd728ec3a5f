'use client'

import { UsdForm } from './usd-form'
import { UsdProgress } from './usd-progress'
import { Dialog, DialogContent } from '../ui/dialog'
import { closePriceDialog, type PriceRunProgress } from '@/lib/browser/price-run-state'
import type { Prices } from '@/lib/browser/use-prices'
import { useUsdForm } from '@/lib/browser/use-usd-form'
import type { TokenState } from '@/lib/domain/token'

type UsdDialogProps = {
  prices: Prices
  /** The run under way. */
  progress: PriceRunProgress | undefined
  stateOf: (mint: string) => TokenState
  returnFocus: () => void
}

/** 'Include USD prices': asks for the key, then shows the run (spec 2 'Modal'). */
export function UsdDialog({ prices, progress, stateOf, returnFocus }: UsdDialogProps) {
  const form = useUsdForm(prices.wanted)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && closePriceDialog()}>
      <DialogContent title="Include USD prices" returnFocus={returnFocus}>
        {progress ? (
          <UsdProgress progress={progress} stateOf={stateOf} />
        ) : (
          <UsdForm form={form} missing={prices.missing} />
        )}
      </DialogContent>
    </Dialog>
  )
}
