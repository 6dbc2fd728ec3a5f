import type { PriceCounts } from '@/lib/domain/prices/price-answers'
import {
  pricesInFileText,
  syncWarning,
  tradesInFileText,
} from '@/lib/view/tax-files/labels/tax-dialog-label'

type TaxFactsProps = {
  trades: number
  /** How many wallets they are of. */
  wallets: number
  /** Undefined until they are counted. */
  prices: PriceCounts | undefined
}

/** What holds for every format: the trades, where prices come from, and the risk of doubles. */
export function TaxFacts({ trades, wallets, prices }: TaxFactsProps) {
  return (
    <>
      <p className="text-sm text-text-2">{tradesInFileText(trades, wallets)}</p>
      {/* The text of nearly all wallets takes two lines. */}
      <p role="status" aria-busy={prices === undefined} className="mt-2 min-h-[2lh]">
        {prices && pricesInFileText(prices)}
      </p>
      <p className="mt-2 text-warn">{syncWarning(wallets)}</p>
    </>
  )
}
