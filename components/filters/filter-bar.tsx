'use client'

import { X } from 'lucide-react'
import { DateFilter } from './date-filter'
import {
  type FilterChoices,
  KindFilter,
  OrderFilter,
  PairFilter,
  TextFilter,
} from './filter-fields'
import { MoreFilters } from './more-filters'
import { Button } from '@/components/ui/button'
import { focusFirst, focusTarget } from '@/lib/browser/page/focus-targets'
import { NARROW, useMedia } from '@/lib/browser/page/use-media'
import { CLEAR_FILTERS, NO_ROW_MATCHES } from '@/lib/view/filters/filter-label'

/** Renders the filters above the table in one row, which stays in the window (behaviour 17.7). */
export function FilterBar(choices: FilterChoices) {
  const { filters, filterCount, rowsText } = choices
  const isNarrow = useMedia(NARROW)
  return (
    <div
      ref={focusTarget('filter bar')}
      data-slot="filter-bar"
      className="sticky top-0 z-20 -my-[11px] flex items-center gap-2 bg-bg py-[11px] print:hidden"
    >
      {/* The first to shrink. */}
      <TextFilter filters={filters} className="w-[300px] min-w-[104px] shrink-[99]" />
      <KindFilter {...choices} />
      <PairFilter {...choices} className="w-[132px]" />
      {!isNarrow && (
        <>
          <OrderFilter {...choices} className="w-[132px]" />
          <DateFilter filters={filters} />
        </>
      )}
      <MoreFilters {...choices} isNarrow={isNarrow} />
      <span className="ml-auto flex items-center gap-2 text-sm whitespace-nowrap text-text-3">
        {filterCount > 0 && (
          <button
            type="button"
            title={CLEAR_FILTERS}
            className="flex h-7 items-center px-1 quiet-link"
            onClick={(click) => {
              focusFilterBar(click)
              filters.clear()
            }}
          >
            <X size={16} className="wide:hidden" />
            <span className="sr-only wide:not-sr-only">{CLEAR_FILTERS}</span>
          </button>
        )}
        <span aria-live={filterCount > 0 ? 'polite' : 'off'}>{rowsText}</span>
      </span>
    </div>
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
        {CLEAR_FILTERS}
      </Button>
    </div>
  )
}

/**
 * Focuses the first filter, because the button that was pressed disappears (behaviour 17.7).
 * @param click the press; a pointer's leaves the focus, because a field would open a tablet's keys
 */
function focusFilterBar({ detail }: { detail: number }): void {
  if (detail === 0) focusFirst('filter bar')
}
