'use client'

import { PriceProgress } from '@/components/prices/price-progress'
import { PriceWays } from './price-ways'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import type { PriceRunProgress } from '@/lib/browser/prices/run/price-run-progress'
import { closePriceDialog } from '@/lib/browser/prices/run/price-run-store'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { usePriceForm } from '@/lib/browser/prices/use-price-form'
import { useIsSample } from '@/lib/browser/sample/use-is-sample'
import { SAMPLE_PRICES_NOTE } from '@/lib/view/wallet/sample-label'
import type { TokenState } from '@/lib/domain/tokens/token'

type PriceDialogProps = {
  prices: Prices
  /** The run under way. */
  progress: PriceRunProgress | undefined
  stateOf: (mint: string) => TokenState
  returnFocus: () => void
}

/** 'Include USD prices': offers both ways, then shows the run (behaviour 8.7, 8.30). */
export function PriceDialog({ prices, progress, stateOf, returnFocus }: PriceDialogProps) {
  const form = usePriceForm(prices.wanted)
  const isSample = useIsSample()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && closePriceDialog()}>
      <DialogContent title="Include USD prices" returnFocus={returnFocus}>
        {isSample && <p className="px-5 pb-2 text-sm text-text-2">{SAMPLE_PRICES_NOTE}</p>}
        {progress ? (
          <PriceProgress progress={progress} stateOf={stateOf} />
        ) : (
          <PriceWays form={form} prices={prices} />
        )}
      </DialogContent>
    </Dialog>
  )
}
