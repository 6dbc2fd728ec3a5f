import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { PairUsdValue } from '@/lib/domain/summary/pair-usd-value'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** 'of 88 trades, 80 priced': how many trades a USD figure is made of (behaviour 18.7). */
export function pricedLabel(trades: number, priced: number): string {
  return `of ${counted(trades, 'trade')}, ${groupedDigits(String(priced))} priced`
}

/** '3 fees unknown or in another token', which are not in the sum; '' without any (behaviour 18.4). */
export function unknownFeesLabel({ unknownFees }: PairSummary): string {
  return unknownFees === 0 ? '' : `${counted(unknownFees, 'fee')} unknown or in another token`
}

/** '1 of 6 pairs'. @param place from 0 on */
export function pairPlaceLabel(place: number, pairs: number): string {
  return `${groupedDigits(String(place + 1))} of ${counted(pairs, 'pair')}`
}

/** What USD figures are made of: one count where all are the same, else each side's own. */
export function pricedText(trades: number, { paid, received, priced }: PairUsdValue): string {
  if (paid.trades === priced && received.trades === priced) return pricedLabel(trades, priced)
  const sides = [
    `USD paid: ${pricedLabel(trades, paid.trades)}`,
    `USD received: ${pricedLabel(trades, received.trades)}`,
  ]
  return sides.join(' · ')
}
