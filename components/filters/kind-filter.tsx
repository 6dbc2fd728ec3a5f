import { Segments } from '@/components/ui/segments'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { KIND_WORDS } from '@/lib/view/filters/filter-label'

type KindFilterProps = {
  filters: TradesFilters
  /** The kinds that there are to choose from. */
  kinds: readonly OrderEvent['kind'][]
}

/** All rows, or those of one kind (behaviour 17.3). */
export function KindFilter({ filters, kinds }: KindFilterProps) {
  const options = [
    { value: 'all', text: 'All' } as const,
    ...kinds.map((kind) => ({ value: kind, text: KIND_WORDS[kind] })),
  ]
  return (
    <Segments
      label="Kind of row"
      options={options}
      value={filters.filters.kind ?? 'all'}
      onChoose={(value) => filters.choose({ kind: value === 'all' ? undefined : value })}
    />
  )
}
