import { Select } from '@/components/ui/select'
import type { TradesSort } from '@/lib/browser/filters/use-trades-filters'
import { SORT_OPTIONS } from '@/lib/view/filters/filter-label'
import { sortOf, sortText } from '@/lib/view/filters/trades-filters-url'

type SortSelectProps = { sorting: TradesSort; className?: string | undefined }

/** What the rows are sorted by, where the table has no heads to press (behaviour 17.12). */
export function SortSelect({ sorting, className }: SortSelectProps) {
  const { sort, sortBy } = sorting
  return (
    <Select
      aria-label="Sort by"
      isChosen={false}
      value={sortText(sort)}
      onChange={({ target }) => {
        const chosen = sortOf(target.value)
        if (chosen) sortBy(chosen)
      }}
      className={className}
    >
      {SORT_OPTIONS.map(({ sort: option, text }) => (
        <option key={text} value={sortText(option)}>
          {text}
        </option>
      ))}
    </Select>
  )
}
