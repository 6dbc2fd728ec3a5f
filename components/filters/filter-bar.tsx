'use client'

import { ListFilter } from 'lucide-react'
import { DateFilter } from './date-filter'
import {
  type FilterChoices,
  KindFilter,
  OrderFilter,
  PairFilter,
  TextFilter,
  UnpricedFilter,
  WalletFilter,
} from './filter-fields'
import { LazyComponent } from '@/components/shell/lazy-component'
import { FeeSwitch, SwapRateButton } from '@/components/trades/table/table-switches'
import { Button } from '@/components/ui/button'
import { focusFilterBar, observeFilterBar } from '@/lib/browser/filters/filter-bar'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useDialogOpening } from '@/lib/browser/page/use-dialog-opening'
import { filtersButtonLabel, NO_ROW_MATCHES, rowsLabel } from '@/lib/view/filters/filter-label'

const sheetCode = lazyCode(async () => (await import('./filters-sheet')).FiltersSheet)

type FilterBarProps = FilterChoices & {
  /** How many rows are shown, and how many there are. */
  count: { shown: number; all: number }
}

/**
 * Renders the filters above the table, which stay in the window, or on phones a button that opens
 * them (behaviour 17.7).
 */
export function FilterBar({ count, ...choices }: FilterBarProps) {
  const { filters, filterCount } = choices
  const rows = rowsLabel(count.shown, count.all, filterCount > 0)
  return (
    <>
      <div className="flex min-h-11 items-center md:hidden print:hidden">
        <FeeSwitch />
      </div>
      <div
        ref={observeFilterBar}
        data-slot="filter-bar"
        className="sticky top-0 z-20 -my-[11px] flex flex-wrap items-center gap-2 bg-bg py-[11px] print:hidden"
      >
        <div className="hidden min-w-0 flex-auto flex-wrap items-center gap-2 md:flex">
          <TextFilter filters={filters} className="w-[300px] min-w-[180px] shrink" />
          <KindFilter {...choices} />
          <PairFilter {...choices} className="w-[132px]" />
          <OrderFilter {...choices} className="w-[132px]" />
          <WalletFilter {...choices} className="w-[132px]" />
          <DateFilter filters={filters} />
          <UnpricedFilter {...choices} />
          {filterCount > 0 && (
            <button
              type="button"
              className="px-1 text-sm quiet-link"
              onClick={(click) => {
                focusFilterBar(click)
                filters.clear()
              }}
            >
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

/** On phones: the number of active filters, and the sheet with them (behaviour 17.7). */
function FiltersButton(props: FilterChoices & { rows: string }) {
  const { isOpen, opener, dialog } = useDialogOpening(sheetCode)
  const { filterCount } = props
  return (
    <>
      <Button {...opener} aria-label={filtersButtonLabel(filterCount)}>
        <ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />
        Filters
        {filterCount > 0 && (
          <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
            {filterCount}
          </span>
        )}
      </Button>
      {isOpen && <LazyComponent of={sheetCode} props={{ ...props, ...dialog }} />}
    </>
  )
}

/** Replaces the table if no row matches (behaviour 17.7). */
export function NoRowMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-4 py-10 text-sm text-text-2">
      <p>{NO_ROW_MATCHES}</p>
      <Button
        className="print:hidden"
        onClick={(click) => {
          focusFilterBar(click)
          onClear()
        }}
      >
        Clear filters
      </Button>
    </div>
  )
}
