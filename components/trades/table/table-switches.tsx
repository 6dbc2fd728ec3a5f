'use client'

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import { type EventSort, sortedRows } from '@/lib/domain/filters/event-sort'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type RateDirection, SWAPPED_DIRECTION } from '@/lib/view/trades/rate-label'

/** What holds for the figures of all rows. */
export type TableSwitches = {
  /** Whether output amounts have the fee taken off; at first they have (behaviour 5.8). */
  subtractFee: boolean
  /** Which way rates are given (behaviour 5.9). */
  rateDirection: RateDirection
  onToggleFee: () => void
  onSwapRate: () => void
}

/** Read by the cells themselves: a toggle then renders the figures that depend on it, and no row. */
export const TableSwitching = createContext<TableSwitches>({
  subtractFee: true,
  rateDirection: 'output per input',
  onToggleFee: () => {},
  onSwapRate: () => {},
})

/** Holds the fee switch and the rate direction for the summary and all rows. */
export function SwitchableTable({ children }: { children: ReactNode }) {
  const [subtractFee, setSubtractFee] = useState(true)
  const [rateDirection, setRateDirection] = useState<RateDirection>('output per input')
  const onToggleFee = useCallback(() => setSubtractFee((isOn) => !isOn), [])
  const onSwapRate = useCallback(
    () => setRateDirection((direction) => SWAPPED_DIRECTION[direction]),
    [],
  )
  const switches = useMemo(
    () => ({ subtractFee, rateDirection, onToggleFee, onSwapRate }),
    [subtractFee, rateDirection, onToggleFee, onSwapRate],
  )
  return <TableSwitching value={switches}>{children}</TableSwitching>
}

const AT_FIRST = { subtractFee: true, rateDirection: 'output per input' }

/**
 * Returns rows in the order of a column; figures that follow the switches are sorted as they are shown
 * (behaviour 17.12).
 */
export function useSortedRows(
  events: readonly OrderEvent[],
  rows: readonly number[],
  wanted: EventSort,
): readonly number[] {
  const sort = useDeferredValue(wanted)
  const { column } = sort
  const hasSwitches = column === 'for' || column === 'rate'
  // Else a toggle would render the whole table.
  const { subtractFee, rateDirection } = useDeferredValue(
    hasSwitches ? use(TableSwitching) : AT_FIRST,
  )
  const isRateSwapped = column === 'rate' && rateDirection === 'input per output'
  return useMemo(
    () => sortedRows(rows, events, sort, { subtractFee, isRateSwapped }),
    [rows, events, sort, subtractFee, isRateSwapped],
  )
}
