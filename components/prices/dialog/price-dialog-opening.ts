import { useState } from 'react'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { hasPriceDialog, openPriceDialog } from '@/lib/browser/prices/run/price-run-store'

/** The dialog's code, fetched when it is first needed or pointed at (behaviour 13.6). */
export const priceDialogCode = lazyCode(async () => (await import('./price-dialog')).PriceDialog)

/** Opens the dialog 'Include USD prices' once its code is there. */
export function usePriceDialogOpening() {
  const [isLoading, setIsLoading] = useState(false)
  const openDialog = () => {
    // Whoever left the page while its code was fetched is not asked for a key elsewhere.
    if (!hasPriceDialog()) return
    openPriceDialog()
  }
  const open = async () => {
    setIsLoading(priceDialogCode.get() === undefined)
    await withCode(priceDialogCode, openDialog)
    setIsLoading(false)
  }
  return { isLoading, preload: priceDialogCode.preload, open: () => void open() }
}
