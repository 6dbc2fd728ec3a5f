import { createContext } from 'react'
import type { RateDirection } from '@/lib/view/trades/rate-label'

// Cells read these themselves: a toggle then draws the figures anew that depend on it, and no row.

/** Whether output amounts have the fee taken off; at first they have (behaviour 5.8). */
export const FeeSwitching = createContext({ subtractFee: true, onToggleFee: () => {} })

/** Which way rates are given. */
export const RateSwitching = createContext<{
  rateDirection: RateDirection
  onSwapRate: () => void
}>({ rateDirection: 'output per input', onSwapRate: () => {} })
