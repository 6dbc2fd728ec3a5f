'use client'

import type { MouseEvent } from 'react'
import { DateFilter } from './date-filter'
import { FiltersButton } from './filters-button'
import type { FilterChoices } from './filter-choices'
import { KindFilter } from './kind-filter'
import { OrderFilter } from './order-filter'
import { PairFilter } from './pair-filter'
import { TextFilter } from './text-filter'
import { UnpricedFilter } from './unpriced-filter'
import { WalletFilter } from './wallet-filter'
import { FeeSwitch, SwapRateButton } from '@/components/trades/table/table-controls'
import { notedHeight } from '@/lib/browser/filters/bar-height'
import { focusFilterBar } from '@/lib/browser/filters/focus-filter-bar'
import { rowsLabel } from '@/lib/view/filters/filter-label'

type FilterBarProps = FilterChoices & {
  /** How many rows are shown, and how many there are. */
  count: { shown: number; all: number }
}

/**
 * The filters above the table, which stay in the window; on phones a button that opens them
 * (behaviour 17.7).
 */
export function FilterBar({ count, ...choices }: FilterBarProps) {
  const { filters, filterCount, orders, wallets, walletOf, stateOf, kinds, hasPrices } = choices
  const rows = rowsLabel(count.shown, count.all, filterCount > 0)
  const clear = (click: MouseEvent) => {
    focusFilterBar(click)
    filters.clear()
  }
  return (
    <>
      <div className="flex min-h-11 items-center md:hidden print:hidden">
        <FeeSwitch />
      </div>
      <div
        ref={notedHeight}
        data-slot="filter-bar"
        className="sticky top-0 z-20 -my-[11px] flex flex-wrap items-center gap-2 bg-bg py-[11px] print:hidden"
      >
        <div className="hidden min-w-0 flex-auto flex-wrap items-center gap-2 md:flex">
          <TextFilter filters={filters} className="w-[300px] min-w-[180px] shrink" />
          <KindFilter filters={filters} kinds={kinds} />
          <PairFilter {...{ filters, orders, stateOf }} className="w-[132px]" />
          <OrderFilter {...{ filters, orders, wallets, walletOf, stateOf }} className="w-[132px]" />
          {wallets.length > 0 && <WalletFilter {...{ filters, wallets }} className="w-[132px]" />}
          <DateFilter filters={filters} />
          {hasPrices && <UnpricedFilter filters={filters} />}
          {filterCount > 0 && (
            <button type="button" className="px-1 text-sm quiet-link" onClick={clear}>
              Clear filters
            </button>
          )}
          <span
            aria-live={filterCount > 0 ? 'polite' : 'off'}
            className="ml-auto text-sm whitespace-nowrap text-text-3"
          >
            {rows}
          </span>
        </div>
        <div className="grid flex-auto grid-cols-2 gap-2 md:hidden">
          <FiltersButton {...choices} rows={rows} />
          <SwapRateButton />
        </div>
      </div>
    </>
  )
}
