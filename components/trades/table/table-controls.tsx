'use client'

import { ArrowRightLeft } from 'lucide-react'
import { use } from 'react'
import { FeeSwitch } from './fee-switch'
import { TableSwitching } from './table-switches'
import { Button } from '@/components/ui/button'

/** The fee switch and the swap button above the list, where it has no heads (behaviour 5.13). */
export function TableControls() {
  const { subtractFee, rateDirection, onToggleFee, onSwapRate } = use(TableSwitching)
  return (
    <div className="flex items-center justify-between gap-3 lg:hidden print:hidden">
      <FeeSwitch subtractFee={subtractFee} onToggleFee={onToggleFee} />
      <Button aria-pressed={rateDirection === 'input per output'} onClick={onSwapRate}>
        <ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Swap rate
      </Button>
    </div>
  )
}
