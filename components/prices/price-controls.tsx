'use client'

import { Check, Coins } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { priceDialogCode, usePriceDialogOpening } from './dialog/price-dialog-opening'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { focusMoreSources } from '@/lib/browser/prices/focus-more-sources'
import { usePriceDialogHere, usePriceRun } from '@/lib/browser/prices/use-price-run'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  fetchPricesLabel,
  hasAllPrices,
  showPricesLabel,
} from '@/lib/view/prices/price-count-label'

type PriceControlsProps = {
  prices: Prices
  isShown: boolean
  onShow: (isShown: boolean) => void
  stateOf: (mint: string) => TokenState
}

/**
 * The switch that shows USD prices, the button that fetches them, and how far that is
 * (behaviour 8.4, 8.5).
 */
export function PriceControls({ prices, isShown, onShow, stateOf }: PriceControlsProps) {
  const { fetched, missing } = prices
  const progress = usePriceRun((state) => state.progress)
  const isDialogOpen = usePriceRun((state) => state.isDialogOpen)
  usePriceDialogHere()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const switchRow = useRef<HTMLDivElement>(null)
  const { isLoading, preload, open } = usePriceDialogOpening()
  const returnFocus = () => {
    if (!button.current?.disabled) button.current?.focus()
    else if (!focusMoreSources()) focusSwitch(switchRow)
  }
  const isDone = hasAllPrices(prices)
  useFocusAfter(isDone, button, switchRow)

  return (
    <div className="flex flex-col-reverse gap-3 md:contents lg:flex lg:flex-row lg:flex-wrap lg:items-center lg:justify-end">
      <div
        ref={switchRow}
        className="flex min-h-12 items-center justify-between gap-3 rounded-xl border border-line bg-surface px-3.5 text-sm text-text-2 md:order-2 md:min-h-0 md:flex-row-reverse md:border-0 md:bg-transparent md:px-1 lg:order-none"
      >
        <label htmlFor={id}>{showPricesLabel(fetched)}</label>
        <Switch
          id={id}
          checked={isShown}
          onCheckedChange={onShow}
          disabled={fetched === 0 && !missing}
        />
      </div>
      <Button
        ref={button}
        disabled={!missing}
        onPointerEnter={preload}
        onFocus={preload}
        isBusy={isLoading}
        onClick={open}
      >
        {isDone ? (
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Coins size={16} strokeWidth={1.75} aria-hidden="true" />
        )}
        {fetchPricesLabel(prices)}
      </Button>
      {isDialogOpen && (
        <LazyComponent of={priceDialogCode} props={{ prices, progress, stateOf, returnFocus }} />
      )}
    </div>
  )
}

/** A button that has nothing left to fetch is disabled and cannot keep the focus. */
function useFocusAfter(
  isDone: boolean,
  button: RefObject<HTMLButtonElement | null>,
  switchRow: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (isDone && button.current?.matches(':focus')) focusSwitch(switchRow)
  }, [isDone, button, switchRow])
}

function focusSwitch(switchRow: RefObject<HTMLElement | null>): void {
  switchRow.current?.querySelector('button')?.focus()
}
