import type { Order } from '@/lib/domain/order'
import type { OrderPair } from '@/lib/domain/order-pairs'
import type { OrderSelection } from '@/lib/domain/order-selection'
import type { TokenState } from '@/lib/domain/token'

/** What every line of the orders page needs to be drawn. */
export type OrderListing = {
  selection: OrderSelection
  /** Whether only the lines near the window are drawn. */
  isLong: boolean
  stateOf: (mint: string) => TokenState
  onSelectOrder: (order: Order, isSelected: boolean) => void
  onSelectPair: (pair: OrderPair, isSelected: boolean) => void
}
