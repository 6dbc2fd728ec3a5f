import { createContext, use, useDeferredValue } from 'react'
import type { RateDirection } from '@/lib/view/trades/rate-label'

/** What holds for the figures of all rows. */
export type TableSwitches = {
  /** Whether output amounts have the fee taken off; at first they have (behaviour 5.8). */
  subtractFee: boolean
  /** Which way rates are given (behaviour 5.9). */
  rateDirection: RateDirection
  /** The rows that were on screen at the last toggle, by their index. */
  onScreen: { first: number; last: number }
  onToggleFee: () => void
  onSwapRate: () => void
}

/** Read by the cells themselves: a toggle then draws the figures anew that depend on it, and no row. */
export const TableSwitching = createContext<TableSwitches>({
  subtractFee: true,
  rateDirection: 'output per input',
  onScreen: { first: 0, last: 0 },
  onToggleFee: () => {},
  onSwapRate: () => {},
})

/** The switches as a row draws them: one off the screen follows a moment later (behaviour 5.21). */
export function useRowSwitches(index: number): TableSwitches {
  const switches = use(TableSwitching)
  const before = useDeferredValue(switches)
  const { first, last } = switches.onScreen
  return index >= first && index <= last ? switches : before
}
