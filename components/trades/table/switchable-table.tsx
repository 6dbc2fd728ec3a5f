'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { TableSwitching } from './table-switches'
import { indexesOnScreen } from '@/lib/browser/scrolling/row-places'
import type { RateDirection } from '@/lib/view/trades/rate-label'

const SWAPPED: Record<RateDirection, RateDirection> = {
  'output per input': 'input per output',
  'input per output': 'output per input',
}

/** Holds the fee switch and the rate direction for all rows; a toggle draws nothing else anew. */
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
    setRateDirection((direction) => SWAPPED[direction])
  }, [])
  const switches = useMemo(
    () => ({ subtractFee, rateDirection, onScreen, onToggleFee, onSwapRate }),
    [subtractFee, rateDirection, onScreen, onToggleFee, onSwapRate],
  )
  return <TableSwitching value={switches}>{children}</TableSwitching>
}
