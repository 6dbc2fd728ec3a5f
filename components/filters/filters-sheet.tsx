import { DateFields } from './date-filter'
import {
  type FilterChoices,
  KindFilter,
  OrderFilter,
  PairFilter,
  SortSelect,
  TextFilter,
  UnpricedFilter,
  WalletFilter,
} from './filter-fields'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'

type FiltersSheetProps = FilterChoices & {
  /** How many rows are shown. */
  rows: string
  onClose: () => void
  returnFocus: () => void
}

/** Renders all filters in a dialog, for phones (behaviour 17.7). */
export function FiltersSheet({ rows, onClose, returnFocus, ...choices }: FiltersSheetProps) {
  const { filters, filterCount } = choices
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Filters" returnFocus={returnFocus}>
        <div className="flex flex-col gap-3 px-5">
          <TextFilter filters={filters} />
          <KindFilter {...choices} />
          <PairFilter {...choices} />
          <OrderFilter {...choices} />
          <WalletFilter {...choices} />
          <DateFields filters={filters} />
          <UnpricedFilter {...choices} />
          <SortSelect sorting={filters} />
        </div>
        <div className="sticky bottom-0 mt-3 flex items-center justify-between gap-3 border-t border-line bg-raised px-5 py-3">
          <span aria-live="polite" className="text-sm text-text-2">
            {rows}
          </span>
          <span className="flex gap-2">
            <Button variant="ghost" disabled={filterCount === 0} onClick={filters.clear}>
              Clear filters
            </Button>
            <Button onClick={onClose}>Done</Button>
          </span>
        </div>
      </DialogContent>
    </Dialog>
  )
}
