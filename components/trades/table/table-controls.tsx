import { FeeSwitch } from './fee-switch'
import { SwapRateButton } from './head/swap-rate-button'

/**
 * The fee switch and the swap button above a list that has no heads (behaviour 5.13); on phones they
 * stand with the filters.
 */
export function TableControls() {
  return (
    <div className="hidden items-center justify-between gap-3 md:flex lg:hidden print:hidden">
      <FeeSwitch />
      <SwapRateButton />
    </div>
  )
}
