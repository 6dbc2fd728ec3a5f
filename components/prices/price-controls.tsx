'use client'

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
import {
  closePriceDialog,
  openPriceDialog,
  usePriceRun,
} from '@/lib/browser/prices/price-run-state'
import { focusPricesButton } from '@/lib/browser/status-bar/status-works'
import { type Prices, useMoreSources } from '@/lib/browser/prices/use-prices'
import {
  fetchPricesLabel,
  hasAllPrices,
  MORE_SOURCES,
  showPricesLabel,
} from '@/lib/view/prices/price-label'

/** The dialog's code, fetched when it is first needed or pointed at (behaviour 13.4). */
const priceDialogCode = lazyCode(async () => (await import('./price-dialog')).PriceDialog)

/** Opens the dialog 'Include USD prices' once its code is there. */
function usePriceDialogOpening() {
  const [isLoading, setIsLoading] = useState(false)
  const open = async () => {
    setIsLoading(priceDialogCode.get() === undefined)
    await withCode(priceDialogCode, openPriceDialog)
    setIsLoading(false)
  }
  const { preload } = priceDialogCode
  return {
    isLoading,
    props: { onPointerEnter: preload, onFocus: preload, onClick: () => void open() },
  }
}

type PriceControlsProps = {
  prices: Prices
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** The switch that shows USD prices and the button that fetches them (behaviour 8.4). */
export function PriceControls({ prices, isShown, onShow }: PriceControlsProps) {
  const { fetched, missing } = prices
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const switchRow = useRef<HTMLDivElement>(null)
  const { isLoading, props } = usePriceDialogOpening()
  const isDone = hasAllPrices(prices)
  useLayoutEffect(() => {
    if (isDone && button.current?.matches(':focus')) {
      switchRow.current?.querySelector('button')?.focus()
    }
  }, [isDone])

  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:gap-3.5">
      <div
        ref={switchRow}
        className="flex min-h-12 items-center justify-between gap-2 rounded-xl border border-line bg-surface px-3.5 text-sm text-text-2 md:min-h-0 md:flex-row-reverse md:border-0 md:bg-transparent md:px-0"
      >
        <label htmlFor={id}>{showPricesLabel(fetched)}</label>
        <Switch
          id={id}
          data-begins="prices"
          checked={isShown}
          onCheckedChange={onShow}
          disabled={fetched === 0 && !missing}
        />
      </div>
      <MoreSources prices={prices} />
      <Button ref={button} data-begins="prices" disabled={!missing} isBusy={isLoading} {...props}>
        {fetchPricesLabel(prices)}
      </Button>
    </div>
  )
}

/** The dialog that the controls open. It stays open if the window gets another layout. */
export function PriceDialogHost({ prices }: { prices: Prices }) {
  const progress = usePriceRun((state) => state.progress)
  const isDialogOpen = usePriceRun((state) => state.isDialogOpen)
  // Also at first: its code may have come after the visitor had left the page.
  useEffect(() => {
    closePriceDialog()
    return closePriceDialog
  }, [])
  if (!isDialogOpen) return null
  return (
    <LazyComponent
      of={priceDialogCode}
      props={{ prices, progress, returnFocus: focusPricesButton }}
    />
  )
}

/** Opens the dialog if nothing is missing, but a price could be improved (behaviour 8.7). */
function MoreSources({ prices }: { prices: Prices }) {
  const { props } = usePriceDialogOpening()
  if (!useMoreSources(prices)) return null
  return (
    <button
      type="button"
      data-more-sources=""
      {...props}
      className="relative self-center text-sm quiet-link after:absolute after:-inset-2"
    >
      {MORE_SOURCES}
    </button>
  )
}
