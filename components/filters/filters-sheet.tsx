import { DateFields } from './date-fields'
import type { FilterChoices } from './filter-choices'
import { KindFilter } from './kind-filter'
import { OrderFilter } from './order-filter'
import { PairFilter } from './pair-filter'
import { SortSelect } from './sort-select'
import { TextFilter } from './text-filter'
import { UnpricedFilter } from './unpriced-filter'
import { WalletFilter } from './wallet-filter'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { useToday } from '@/lib/browser/filters/use-today'

type FiltersSheetProps = FilterChoices & {
  /** How many rows are shown. */
  rows: string
  onClose: () => void
  returnFocus: () => void
}

/** All filters, one below the other (behaviour 17.7). */
export function FiltersSheet({ rows, onClose, returnFocus, ...choices }: FiltersSheetProps) {
  const { filters, sorting, filterCount, orders, wallets, walletOf, stateOf, kinds, hasPrices } =
    choices
  const today = useToday()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Filters" returnFocus={returnFocus}>
        <div className="flex flex-col gap-3 px-5">
          <TextFilter filters={filters} />
          <KindFilter filters={filters} kinds={kinds} />
          <PairFilter {...{ filters, orders, stateOf }} />
          <OrderFilter {...{ filters, orders, wallets, walletOf, stateOf }} />
          {wallets.length > 0 && <WalletFilter {...{ filters, wallets }} />}
          <DateFields filters={filters} today={today} />
          {hasPrices && <UnpricedFilter filters={filters} />}
          <SortSelect sorting={sorting} />
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
