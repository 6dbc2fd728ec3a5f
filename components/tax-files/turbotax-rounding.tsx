import { useMemo } from 'react'
import type { Trade } from '@/lib/domain/trades/order-event'
import { roundedTrades } from '@/lib/view/tax-files/rounded-trades'
import { roundedText } from '@/lib/view/tax-files/labels/tax-dialog-label'

type TurboTaxRoundingProps = { trades: readonly Trade[]; idOf: (trade: Trade) => string }

/** How many rows 8 decimals change, and of which nothing is left (behaviour 19.8). */
export function TurboTaxRounding({ trades, idOf }: TurboTaxRoundingProps) {
  const text = useMemo(() => {
    const { rounded, zeros } = roundedTrades(trades, idOf)
    return roundedText(rounded, zeros)
  }, [trades, idOf])
  if (text === undefined) return null
  return <p className="mt-1 text-xs wrap-anywhere text-warn">{text}</p>
}
