import { FilterSelect } from './filter-select'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { isOfPair } from '@/lib/domain/filters/event-filters'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { pairOptions } from '@/lib/view/filters/filter-options'

type PairFilterProps = {
  filters: TradesFilters
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  className?: string
}

/** 'All pairs', or one of those of the selected orders (behaviour 17.4). */
export function PairFilter({ filters, orders, stateOf, className }: PairFilterProps) {
  const { pair } = filters.filters
  const order = pair && orders.find((one) => isOfPair(pair, one))
  return (
    <FilterSelect
      label="Pair"
      all="All pairs"
      options={() => pairOptions(orders, stateOf)}
      chosen={order && pairOptions([order], stateOf)[0]}
      onChoose={(value) => {
        const [input = '', output = ''] = value?.split(' ') ?? []
        filters.choose({ pair: value === undefined ? undefined : { input, output } })
      }}
      {...(className !== undefined && { className })}
    />
  )
}
