'use client'

import { Check, Coins } from 'lucide-react'
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
import { type Prices, useMoreSources } from '@/lib/browser/prices/use-prices'
import type { PriceCounts } from '@/lib/domain/prices/price-answers'
import {
  fetchPricesLabel,
  hasAllPrices,
  MORE_SOURCES,
  showPricesLabel,
} from '@/lib/view/prices/price-label'
import { priceSourcesLabel } from '@/lib/view/prices/usd-label'

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
  const progress = usePriceRun((state) => state.progress)
  const isDialogOpen = usePriceRun((state) => state.isDialogOpen)
  // Also at first: its code may have come after the visitor had left the page.
  useEffect(() => {
    closePriceDialog()
    return closePriceDialog
  }, [])
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const switchRow = useRef<HTMLDivElement>(null)
  const { isLoading, props } = usePriceDialogOpening()
  const isDone = hasAllPrices(prices)
  /** With nothing left to fetch, the button is disabled and can't have the focus. */
  const returnFocus = () => {
    const page = button.current?.ownerDocument
    const next = button.current?.disabled
      ? (page?.querySelector<HTMLElement>('[data-more-sources]') ??
        switchRow.current?.querySelector('button'))
      : button.current
    next?.focus()
  }
  useLayoutEffect(() => {
    if (isDone && button.current?.matches(':focus')) {
      switchRow.current?.querySelector('button')?.focus()
    }
  }, [isDone])

  return (
    <div className="flex flex-col-reverse gap-3 md:contents lg:flex lg:flex-row lg:flex-wrap lg:items-center lg:justify-end">
      <div
        ref={switchRow}
        className="flex min-h-12 items-center justify-between gap-3 rounded-xl border border-line bg-surface px-3.5 text-sm text-text-2 md:order-2 md:min-h-0 md:flex-row-reverse md:border-0 md:bg-transparent md:px-1 lg:order-none"
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
      <Button ref={button} data-begins="prices" disabled={!missing} isBusy={isLoading} {...props}>
        {isDone ? (
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Coins size={16} strokeWidth={1.75} aria-hidden="true" />
        )}
        {fetchPricesLabel(prices)}
      </Button>
      {isDialogOpen && (
        <LazyComponent of={priceDialogCode} props={{ prices, progress, returnFocus }} />
      )}
    </div>
  )
}

/** Opens the dialog if nothing is missing, but a price could be improved (behaviour 8.7). */
export function MoreSources({ prices }: { prices: Prices }) {
  const { props } = usePriceDialogOpening()
  if (!useMoreSources(prices)) return null
  return (
    <button
      type="button"
      data-more-sources=""
      {...props}
      className="relative text-xs quiet-link after:absolute after:-inset-2 md:order-3 md:leading-7 wide:self-end"
    >
      {MORE_SOURCES}
    </button>
  )
}

/** Where the prices of the CSV come from (behaviour 8.22). */
export function PriceSourcesLine({ sources }: { sources: PriceCounts }) {
  const label = priceSourcesLabel(sources)
  if (label === undefined) return null
  return (
    <p
      data-slot="price-sources"
      className="text-xs text-text-3 md:order-4 md:leading-7 wide:self-end"
    >
      {label}
    </p>
  )
}
