import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'

/** Only rows that lack a price, while prices are shown (behaviour 17.6). */
export function UnpricedFilter({ filters }: { filters: TradesFilters }) {
  const id = useId()
  return (
    <span className="flex min-h-11 items-center gap-2 text-sm text-text-2 md:min-h-0">
      <Checkbox
        id={id}
        checked={filters.filters.isUnpriced === true}
        onCheckedChange={(isOn) => filters.choose({ isUnpriced: isOn ? true : undefined })}
      />
      <label htmlFor={id} className="whitespace-nowrap">
        Without a price
      </label>
    </span>
  )
}
