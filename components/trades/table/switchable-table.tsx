'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { TableSwitching } from './table-switches'
import { indexesOnScreen } from '@/lib/browser/scrolling/row-places'
import { type RateDirection, SWAPPED_DIRECTION } from '@/lib/view/trades/rate-label'

/**
 * Holds the fee switch and the rate direction for the summary and all rows; a toggle draws nothing
 * else anew.
 */
export function SwitchableTable({ children }: { children: ReactNode }) {
  const [subtractFee, setSubtractFee] = useState(true)
  const [rateDirection, setRateDirection] = useState<RateDirection>('output per input')
  const [onScreen, setOnScreen] = useState({ first: 0, last: 0 })
  // The same functions for good: cells that need not follow yet stay as they are.
  const onToggleFee = useCallback(() => {
    setOnScreen(indexesOnScreen())
    setSubtractFee((isOn) => !isOn)
  }, [])
  const onSwapRate = useCallback(() => {
    setOnScreen(indexesOnScreen())
    setRateDirection((direction) => SWAPPED_DIRECTION[direction])
  }, [])
  const switches = useMemo(
    () => ({ subtractFee, rateDirection, onScreen, onToggleFee, onSwapRate }),
    [subtractFee, rateDirection, onScreen, onToggleFee, onSwapRate],
  )
  return <TableSwitching value={switches}>{children}</TableSwitching>
}
