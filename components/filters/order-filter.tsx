import { FilterSelect } from './filter-select'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { orderOptions } from '@/lib/view/filters/filter-options'

type OrderFilterProps = {
  filters: TradesFilters
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  className?: string
}

/** 'All orders', or one of the selected ones (behaviour 17.4). */
export function OrderFilter({ filters, orders, stateOf, className }: OrderFilterProps) {
  const timeZone = useTimeZone()
  const { key } = filters.filters
  const order = key === undefined ? undefined : orders.find((one) => one.orderKey.startsWith(key))
  return (
    <FilterSelect
      label="Order"
      all="All orders"
      options={() => orderOptions(orders, stateOf, timeZone)}
      chosen={order && orderOptions([order], stateOf, timeZone)[0]}
      onChoose={(chosen) => filters.choose({ key: chosen })}
      {...(className !== undefined && { className })}
    />
  )
}
