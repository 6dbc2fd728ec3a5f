import { FeeSwitch } from './fee-switch'
import { SwapRateButton } from './head/swap-rate-button'
import { SortSelect } from '@/components/filters/sort-select'
import type { TradesSort } from '@/lib/browser/filters/use-trades-sort'

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
