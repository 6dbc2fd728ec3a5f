import { create } from 'zustand'
import { Switch } from '@/components/ui/switch'
import {
  DEFAULT_SWITCHES,
  SWAPPED_DIRECTION,
  type TradeSwitches,
} from '@/lib/view/trades/trade-switches'

/**
 * The tab keeps the switches until it is reloaded, so Back returns to the same figures (behaviour 5.8). The cells read
 * them themselves, so a toggle renders the figures that depend on it, but no whole row.
 */
export const useTradeSwitches = create<TradeSwitches>(() => DEFAULT_SWITCHES)

export function toggleFee(): void {
  useTradeSwitches.setState(({ subtractFee }) => ({ subtractFee: !subtractFee }))
}

export function swapRate(): void {
  useTradeSwitches.setState(({ rateDirection }) => ({
    rateDirection: SWAPPED_DIRECTION[rateDirection],
  }))
}

/** 'Subtract fee', on by default (behaviour 5.8). @param note says which fees are unknown (behaviour 25.16) */
export function FeeSwitch({ note }: { note: string | undefined }) {
  const { subtractFee } = useTradeSwitches()
  return (
    <label title={note} className="flex items-center gap-2 text-sm whitespace-nowrap lg:text-xs">
      <Switch checked={subtractFee} onCheckedChange={toggleFee} aria-description={note} />
      Subtract fee
    </label>
  )
}
