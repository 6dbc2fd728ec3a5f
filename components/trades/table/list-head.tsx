import { ArrowDown, ArrowUp } from 'lucide-react'
import { FeeSwitch, SwapRateButton } from './table-switches'
import { ZoneNote } from '@/components/shell/zone-note'
import type { TradesSort } from '@/lib/browser/filters/use-trades-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import { SORT_OPTIONS } from '@/lib/view/filters/filter-label'
import { parseSort, sortText } from '@/lib/view/filters/trades-filters-url'

type ListHeadProps = {
  /** The time zones of the rows, from `zonesLabel`. */
  zones: string
  sorting: TradesSort
  rowsText: string
}

/**
 * The head of a list without columns: the sort, and on phones the count of rows, above them the fee
 * switch and the swap button (behaviour 5.13).
 */
export function ListHead({ zones, sorting, rowsText }: ListHeadProps) {
  return (
    <div className="sticky top-0 z-10 flex h-9 items-center gap-4 rounded-t-xl border-b border-line bg-surface px-3.5 text-sm md:top-14 md:h-10 md:px-4 lg:hidden print:hidden">
      <span className="text-text-3 md:hidden">{rowsText}</span>
      <div className="hidden md:block">
        <FeeSwitch />
      </div>
      {/* The sort by date names the zone itself. */}
      {sorting.sort.column !== 'date' && <ZoneNote zones={zones} isShort className="ml-auto" />}
      <SortMenu zones={zones} sorting={sorting} />
      <div className="hidden md:block">
        <SwapRateButton />
      </div>
    </div>
  )
}

const COLUMN_NAMES: Record<EventSort['column'], string> = {
  date: 'Date',
  amount: 'Amount',
  for: 'For',
  rate: 'Rate',
}

/** The column that rows are sorted by, and over it the browser's own menu of all (behaviour 17.12). */
function SortMenu({ zones, sorting }: Omit<ListHeadProps, 'rowsText'>) {
  const { sort, sortBy } = sorting
  const Icon = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <span className="relative -mr-1 ml-auto flex items-center gap-1.5 rounded px-1 text-text-2 outline-offset-2 outline-accent hover:text-text has-focus-visible:outline-2 [p+&]:ml-0">
      <Icon size={12} />
      <span>{COLUMN_NAMES[sort.column]}</span>
      {sort.column === 'date' && zones !== '' && (
        <span translate="no" className="text-text-3">{`· ${zones}`}</span>
      )}
      <select
        aria-label="Sort by"
        value={sortText(sort)}
        onChange={({ target }) => {
          const chosen = parseSort(target.value)
          if (chosen) sortBy(chosen)
        }}
        className="absolute -inset-x-1 -inset-y-[13px] cursor-pointer opacity-0"
      >
        {SORT_OPTIONS.map(({ sort: option, text }) => (
          <option key={text} value={sortText(option)}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
