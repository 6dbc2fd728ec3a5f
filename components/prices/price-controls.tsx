import { useLayoutEffect } from 'react'
import { type DialogOpener, dialogOpener } from '@/components/dialogs/dialog-place'
import { Button, LinkButton } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import {
  focusFirst,
  focusPriceButton,
  focusTarget,
  useFocusHandover,
} from '@/lib/browser/dialogs/focus-targets'
import { PRICE_DIALOG } from '@/lib/browser/prices/price-run-state'
import type { Prices, PriceSwitch } from '@/lib/browser/prices/use-prices'
import { fetchPricesLabel, hasAllPrices, showPricesLabel } from '@/lib/view/prices/price-label'

/** Opens the dialog 'Include USD prices' (behaviour 8.7). */
export const PRICE_OPENER = dialogOpener(PRICE_DIALOG, focusPriceButton)

type PriceControlsProps = {
  prices: Prices
  opener?: DialogOpener
  usd: PriceSwitch
}

/** The switch that shows USD prices and the button that fetches them (behaviour 8.4). */
export function PriceControls({ prices, opener = PRICE_OPENER, usd }: PriceControlsProps) {
  const { fetched, unanswered } = prices
  const button = useFocusHandover<HTMLButtonElement>(focusPriceButton)
  const isDone = hasAllPrices(prices)
  useLayoutEffect(() => {
    if (isDone && button.current?.matches(':focus')) focusFirst('show prices')
  }, [isDone, button])

  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:gap-3.5">
      <label className="flex min-h-12 items-center justify-between gap-2 rounded-xl border border-line bg-surface px-3.5 text-sm text-text-2 md:min-h-0 md:flex-row-reverse md:border-0 md:bg-transparent md:px-0">
        <span>{showPricesLabel(fetched)}</span>
        <Switch
          {...focusTarget('show prices')}
          checked={usd.isOn}
          onCheckedChange={usd.set}
          disabled={fetched === 0 && !unanswered}
        />
      </label>
      {/* Birdeye has no price left to add, but it could replace one, or DefiLlama could add one (behaviour 8.4). */}
      {prices.hasMoreSources && (
        <LinkButton {...opener} className="self-center text-sm">
          Other price sources
        </LinkButton>
      )}
      <Button ref={button} {...focusTarget('fetch prices')} disabled={!unanswered} {...opener}>
        {fetchPricesLabel(prices)}
      </Button>
    </div>
  )
}
