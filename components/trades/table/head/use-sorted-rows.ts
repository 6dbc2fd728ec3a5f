import { use, useDeferredValue, useMemo } from 'react'
import { TableSwitching } from '@/components/trades/table/table-switches'
import { type EventSort, sortedRows } from '@/lib/domain/filters/event-sort'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

const AT_FIRST = { subtractFee: true, rateDirection: 'output per input' }

/**
 * Rows in the order of a column; of figures that follow the table's switches as they are shown
 * (behaviour 17.12).
 */
export function useSortedRows(
  events: readonly OrderEvent[],
  rows: readonly number[],
  sort: EventSort,
): readonly number[] {
  const { column } = sort
  const hasSwitches = column === 'for' || column === 'rate'
  // Else a toggle would draw the whole table anew.
  const { subtractFee, rateDirection } = useDeferredValue(
    hasSwitches ? use(TableSwitching) : AT_FIRST,
  )
  const isRateSwapped = column === 'rate' && rateDirection === 'input per output'
  return useMemo(
    () => sortedRows(rows, events, sort, { subtractFee, isRateSwapped }),
    [rows, events, sort, subtractFee, isRateSwapped],
  )
}
