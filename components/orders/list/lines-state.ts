import type { Order } from '@/lib/domain/orders/order'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import type { OrderSelection } from '@/lib/domain/orders/order-selection'
import type { TokenState } from '@/lib/domain/tokens/token'

/** What every line of the orders page needs to be drawn. */
export type LinesState = {
  selection: OrderSelection
  /** Whether only the lines near the window are drawn. */
  isLong: boolean
  stateOf: (mint: string) => TokenState
  onSelectOrder: (order: Order, isSelected: boolean) => void
  onSelectPair: (pair: OrderPair, isSelected: boolean) => void
}

/** Takes the height of a line where only some are drawn. */
export type MeasureLine = (line: HTMLElement | null) => void
