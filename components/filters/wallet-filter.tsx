import { FilterSelect } from './filter-select'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'

type WalletFilterProps = {
  filters: TradesFilters
  wallets: readonly string[]
  className?: string
}

/** 'All wallets', or one of those that are shown (behaviour 21.5). */
export function WalletFilter({ filters, wallets, className }: WalletFilterProps) {
  const { wallet } = filters.filters
  const labels = useWalletLabels(wallets)
  const options = wallets.map((value, index) => ({ value, text: labels[index] ?? value }))
  return (
    <FilterSelect
      label="Wallet"
      all="All wallets"
      options={() => options}
      chosen={
        wallet === undefined ? undefined : options.find((one) => one.value.startsWith(wallet))
      }
      onChoose={(chosen) => filters.choose({ wallet: chosen })}
      {...(className !== undefined && { className })}
    />
  )
}
