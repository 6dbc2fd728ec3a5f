import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import type { TradesSort } from '@/lib/browser/filters/use-trades-sort'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** The filters, and what there is to choose from. */
export type FilterChoices = {
  filters: TradesFilters
  sorting: TradesSort
  /** How many of them hold. */
  filterCount: number
  /** The selected orders. */
  orders: readonly Order[]
  /** The wallets to choose from; none where there is but one. */
  wallets: readonly string[]
  /** The wallet of an order. */
  walletOf: (order: Order) => string
  stateOf: (mint: string) => TokenState
  kinds: readonly OrderEvent['kind'][]
  /** Whether USD prices are shown. */
  hasPrices: boolean
}
