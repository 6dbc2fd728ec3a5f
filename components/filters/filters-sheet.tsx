import { useRef } from 'react'
import { DateFields } from './date-filter'
import { KindFilter, OrderFilter, PairFilter, TextFilter, WalletFilter } from './filter-fields'
import { PriceFilter } from './filter-bar'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { FilterChoices } from '@/lib/browser/trades/use-trades-screen'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { CLEAR_FILTERS } from '@/lib/view/filters/filter-label'

type FiltersSheetProps = FilterChoices & DialogClosing

/** Renders all filters in a dialog, for phones (behaviour 17.7). */
export function FiltersSheet({ onClose, returnFocus, ...choices }: FiltersSheetProps) {
  const { filters, filterCount, rowsText } = choices
  const afterClose = useRef<() => void>(undefined)
  return (
    <Dialog
      title="Filters"
      returnFocus={() => {
        returnFocus()
        afterClose.current?.()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3 px-5">
        <TextFilter filters={filters} />
        <KindFilter {...choices} />
        <PairFilter {...choices} />
        <OrderFilter {...choices} />
        <WalletFilter {...choices} />
        <DateFields filters={filters} />
        <PriceFilter
          {...choices}
          onNextMissing={() => {
            afterClose.current = choices.onNextMissing
            onClose()
          }}
        />
      </div>
      <div className="sticky bottom-0 mt-3 flex items-center justify-between gap-3 border-t border-line bg-raised px-5 py-3">
        <span aria-live="polite" className="text-sm text-text-2">
          {rowsText}
        </span>
        <span className="flex gap-2">
          <Button variant="ghost" disabled={filterCount === 0} onClick={filters.clear}>
            {CLEAR_FILTERS}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </span>
      </div>
    </Dialog>
  )
}
