import { averageUsdPrice, type PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted } from '@/lib/view/amounts/count-label'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenLabel, withLookAlike } from '@/lib/view/tokens/token-label'
import { rateUnit, SWAPPED_DIRECTION, type TradeSwitches } from '@/lib/view/trades/rate-label'
import { averageRate, pricedLabel, unknownFeesLabel } from './summary-label'

export type SummaryTextOf = {
  stateOf: (mint: string) => TokenState
  switches: TradeSwitches
  /** An IANA name; undefined for the visitor's own zone. */
  timeZone?: string | undefined
}

/**
 * Returns the summary as text: a line a pair, with all digits and the rate both ways, by the fee switch
 * (behaviour 18.9).
 */
export function summaryText(
  pairs: readonly PairSummary[],
  { stateOf, ...of }: SummaryTextOf,
): string {
  return pairs
    .map((pair) => pairLine(pair, stateOf(pair.inputMint), stateOf(pair.outputMint), of))
    .join('\n')
}

function pairLine(
  pair: PairSummary,
  input: TokenState,
  output: TokenState,
  { switches, timeZone }: Omit<SummaryTextOf, 'stateOf'>,
): string {
  const nameOf = (state: TokenState) => withLookAlike(tokenLabel(state), state)
  const [paidIn, receivedIn] = [nameOf(input), nameOf(output)]
  const side = switches.subtractFee ? 'net' : 'total'
  const { firstTrade, lastTrade, usdValue } = pair
  const price = usdValue && averageUsdPrice(usdValue, side)
  const { rateDirection } = switches
  const rates = [rateDirection, SWAPPED_DIRECTION[rateDirection]].flatMap((direction) => {
    const average = averageRate(pair, input, output, { ...switches, rateDirection: direction })
    if (average.kind !== 'rate') return []
    return [`average ${amountLabel(average.rate)} ${rateUnit(average.per)}`]
  })
  const parts = [
    counted(pair.trades, 'trade'),
    firstTrade &&
      lastTrade &&
      `${localDate(firstTrade, timeZone).day} to ${localDate(lastTrade, timeZone).day}`,
    pair.deposits > 0 && `deposited ${amountLabel(pair.deposited)} ${paidIn}`,
    pair.refunds > 0 && `refunded ${amountLabel(pair.refunded)} ${paidIn}`,
    `paid ${amountLabel(pair.paid)} ${paidIn}`,
    `received ${amountLabel(pair.received[side])} ${receivedIn} ${side === 'net' ? 'after' : 'before'} fees`,
    `fees ${amountLabel(pair.fees)} ${receivedIn}`,
    unknownFeesLabel(pair),
    ...rates,
    usdValue &&
      usdValue.paid.trades > 0 &&
      `paid ${usdLabel(usdValue.paid.usd)} (${pricedLabel(pair.trades, usdValue.paid.trades)})`,
    price !== undefined && `average ${usdLabel(price)} per ${receivedIn}`,
    usdValue &&
      usdValue.received.trades > 0 &&
      `received ${usdLabel(usdValue.received.usd[side])} (${pricedLabel(pair.trades, usdValue.received.trades)})`,
  ]
  return `${paidIn} → ${receivedIn}: ${parts.filter((part) => part !== '' && part).join(', ')}`
}
