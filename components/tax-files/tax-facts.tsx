import { useMemo } from 'react'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { tradePriceCounts } from '@/lib/domain/prices/trade-price-counts'
import type { Trade } from '@/lib/domain/trades/order-event'
import {
  pricesInFileText,
  syncWarning,
  tradesInFileText,
} from '@/lib/view/tax-files/labels/tax-dialog-label'

type TaxFactsProps = {
  trades: readonly Trade[]
  /** How many wallets they are of. */
  wallets: number
  answers: PriceAnswers
}

/** What holds for every format: the trades, where prices come from, and the risk of doubles. */
export function TaxFacts({ trades, wallets, answers }: TaxFactsProps) {
  const prices = useMemo(() => {
    const { counts, missing } = tradePriceCounts(trades, answers)
    return pricesInFileText(counts, missing)
  }, [trades, answers])
  return (
    <>
      <p className="text-sm text-text-2">{tradesInFileText(trades.length, wallets)}</p>
      <p className="mt-2">{prices}</p>
      <p className="mt-2 text-warn">{syncWarning(wallets)}</p>
    </>
  )
}
