import { ArrowRightLeft } from 'lucide-react'
import { use } from 'react'
import { TableSwitching } from '@/components/trades/table/table-switches'
import { Button } from '@/components/ui/button'

/** Flips the direction of all rates, where the list has no heads (behaviour 5.13). */
export function SwapRateButton() {
  const { rateDirection, onSwapRate } = use(TableSwitching)
  return (
    <Button aria-pressed={rateDirection === 'input per output'} onClick={onSwapRate}>
      <ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Swap rate
    </Button>
  )
}
