import { FilterSelect } from './filter-select'
import type { FilterChoices } from './filter-choices'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import type { Order } from '@/lib/domain/orders/order'
import { orderOptions } from '@/lib/view/filters/filter-options'

type OrderFilterProps = Pick<
  FilterChoices,
  'filters' | 'orders' | 'wallets' | 'walletOf' | 'stateOf'
> & { className?: string }

/** 'All orders', or one of the selected ones, with its wallet where there are several (behaviour 17.4, 21.10). */
export function OrderFilter(props: OrderFilterProps) {
  const { filters, orders, wallets, walletOf, stateOf, className } = props
  const timeZone = useTimeZone()
  const labels = useWalletLabels(wallets)
  const walletLabelOf = (order: Order) => labels[wallets.indexOf(walletOf(order))]
  const { key } = filters.filters
  const order = key === undefined ? undefined : orders.find((one) => one.orderKey.startsWith(key))
  return (
    <FilterSelect
      label="Order"
      all="All orders"
      options={() => orderOptions(orders, stateOf, timeZone, walletLabelOf)}
      chosen={order && orderOptions([order], stateOf, timeZone, walletLabelOf)[0]}
      onChoose={(chosen) => filters.choose({ key: chosen })}
      {...(className !== undefined && { className })}
    />
  )
}
