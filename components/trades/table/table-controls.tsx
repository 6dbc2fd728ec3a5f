'use client'

import { ArrowRightLeft } from 'lucide-react'
import { use, useId } from 'react'
import { TableSwitching } from './table-switches'
import { SortSelect } from '@/components/filters/sort-select'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import type { TradesSort } from '@/lib/browser/filters/use-trades-filters'

/**
 * The fee switch, the sort and the swap button above a list that has no heads (behaviour 5.13); on
 * phones they stand with the filters.
 */
export function TableControls({ sorting }: { sorting: TradesSort }) {
  return (
    <div className="hidden items-center justify-between gap-3 md:flex lg:hidden print:hidden">
      <FeeSwitch />
      <SortSelect sorting={sorting} className="ml-auto" />
      <SwapRateButton />
    </div>
  )
}

/** 'Subtract fee', on by default (behaviour 5.8). */
export function FeeSwitch() {
  const { subtractFee, onToggleFee } = use(TableSwitching)
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm lg:text-xs">
      <Switch id={id} checked={subtractFee} onCheckedChange={onToggleFee} />
      <label htmlFor={id} className="whitespace-nowrap">
        Subtract fee
      </label>
    </span>
  )
}

/** Flips the direction of all rates, if the list has no heads. */
export function SwapRateButton() {
  const { rateDirection, onSwapRate } = use(TableSwitching)
  return (
    <Button aria-pressed={rateDirection === 'input per output'} onClick={onSwapRate}>
      <ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Swap rate
    </Button>
  )
}
