import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { PairUsdValue } from '@/lib/domain/summary/pair-usd-value'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** Returns how many trades a USD figure covers: '80 of 88 trades priced' (behaviour 18.7). */
export function pricedLabel(trades: number, priced: number): string {
  return `${groupedDigits(String(priced))} of ${counted(trades, 'trade')} priced`
}

/** '3 fees unknown or in another token', which are not in the sum; '' without any (behaviour 18.4). */
export function unknownFeesLabel({ unknownFees }: PairSummary): string {
  return unknownFees === 0 ? '' : `${counted(unknownFees, 'fee')} unknown or in another token`
}

/** Returns 'Pair 1 of 6'. @param place from 0 on */
export function pairPlaceLabel(place: number, pairs: number): string {
  return `Pair ${groupedDigits(String(place + 1))} of ${groupedDigits(String(pairs))}`
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
