import { createContext, type ReactNode, use, useMemo } from 'react'
import { create } from 'zustand'
import { Switch } from '@/components/ui/switch'
import { NEWER_FEES_UNKNOWN } from '@/lib/view/order-lists/order-list-label'
import {
  DEFAULT_SWITCHES,
  SWAPPED_DIRECTION,
  type TradeSwitches,
} from '@/lib/view/trades/trade-switches'

type TableSwitches = TradeSwitches & {
  /** Says which fees the switch can't subtract; undefined if it subtracts all. */
  feeNote: string | undefined
  onToggleFee: () => void
  onSwapRate: () => void
}

/** The cells read this context themselves, so a toggle renders the figures that depend on it, but no whole row. */
export const TableSwitching = createContext<TableSwitches>({
  ...DEFAULT_SWITCHES,
  feeNote: undefined,
  onToggleFee: () => {},
  onSwapRate: () => {},
})

/** The tab keeps the switches until it is reloaded, so Back returns to the same figures (behaviour 5.8). */
const useTabSwitches = create<TradeSwitches>(() => DEFAULT_SWITCHES)

type SwitchableTableProps = { hasNewerTrades: boolean; children: ReactNode }

/** Gives the fee switch and the rate direction to the summary and all rows. */
export function SwitchableTable({ hasNewerTrades, children }: SwitchableTableProps) {
  const { subtractFee, rateDirection } = useTabSwitches()
  const switches = useMemo(
    () => ({
      subtractFee,
      rateDirection,
      feeNote: hasNewerTrades ? NEWER_FEES_UNKNOWN : undefined,
      onToggleFee: () =>
        useTabSwitches.setState((before) => ({ subtractFee: !before.subtractFee })),
      onSwapRate: () =>
        useTabSwitches.setState((before) => ({
          rateDirection: SWAPPED_DIRECTION[before.rateDirection],
        })),
    }),
    [subtractFee, rateDirection, hasNewerTrades],
  )
  return <TableSwitching value={switches}>{children}</TableSwitching>
}

/** 'Subtract fee', on by default (behaviour 5.8); it says which fees are unknown (behaviour 25.16). */
export function FeeSwitch() {
  const { subtractFee, feeNote, onToggleFee } = use(TableSwitching)
  return (
    <label title={feeNote} className="flex items-center gap-2 text-sm whitespace-nowrap lg:text-xs">
      <Switch checked={subtractFee} onCheckedChange={onToggleFee} aria-description={feeNote} />
      Subtract fee
    </label>
  )
}
