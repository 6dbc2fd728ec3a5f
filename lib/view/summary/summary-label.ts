import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { PairWorth } from '@/lib/domain/summary/pair-worth'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { tokenLabel, withLookAlike } from '@/lib/view/tokens/token-label'

/** 'USDC to SOL', for whoever hears it; an unknown token with its whole mint (behaviour 6.7). */
export function pairLabel(input: TokenState, output: TokenState): string {
  return `${nameOf(input)} to ${nameOf(output)}`
}

function nameOf(state: TokenState): string {
  return withLookAlike(tokenLabel(state), state)
}

/** 'of 88 trades, 80 priced': how many trades a USD figure is made of (behaviour 18.7). */
export function pricedLabel(trades: number, priced: number): string {
  return `of ${counted(trades, 'trade')}, ${groupedDigits(String(priced))} priced`
}

/** '3 trades have their fee in another token' of fees that are not among the sum; '' without any. */
export function unknownFeesLabel({ unknownFees }: PairSummary): string {
  if (unknownFees === 0) return ''
  const have = unknownFees === 1 ? 'has its' : 'have their'
  return `${counted(unknownFees, 'trade')} ${have} fee in another token`
}

/** '1 of 6 pairs'. @param place from 0 on */
export function pairPlaceLabel(place: number, pairs: number): string {
  return `${groupedDigits(String(place + 1))} of ${counted(pairs, 'pair')}`
}

/** What USD figures are made of: one count where all are the same, else each side's own. */
export function pricedText(trades: number, { paid, received, priced }: PairWorth): string {
  if (paid.trades === priced && received.trades === priced) return pricedLabel(trades, priced)
  const sides = [
    `USD paid: ${pricedLabel(trades, paid.trades)}`,
    `USD received: ${pricedLabel(trades, received.trades)}`,
  ]
  return sides.join(' · ')
}
