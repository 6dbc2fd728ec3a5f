import type { Trade } from '@/lib/domain/trades/order-event'
import { becomesZero, isRounded } from './eight-decimals'

/** What 8 decimals do to some trades (behaviour 19.8). */
export type RoundedTrades = {
  /** How many rows they change. */
  rounded: number
  /** The rows in which nothing is left of an amount: when, in Unix milliseconds, and the id. */
  zeros: readonly { dateMs: number; id: string }[]
}

/**
 * Counts the rows that 8 decimals change, and finds those in which nothing is left of an amount
 * (behaviour 19.8). Stops after each trade, so that whoever asks can do it in slices.
 * @param trades in whole tokens, as the services send them
 * @param idOf the id of a trade
 */
export function* roundedTrades(
  trades: readonly Trade[],
  idOf: (trade: Trade) => string,
): Generator<undefined, RoundedTrades, undefined> {
  const zeros: { dateMs: number; id: string }[] = []
  let rounded = 0
  for (const trade of trades) {
    const amounts = longAmounts(trade)
    if (amounts.length > 0) rounded += 1
    if (amounts.some(becomesZero)) zeros.push({ dateMs: Date.parse(trade.date), id: idOf(trade) })
    yield undefined
  }
  return { rounded, zeros }
}

/** The amounts of a trade's row where 8 decimals change one; else none. */
function longAmounts({ inputAmount, outputAmount }: Trade): string[] {
  const amounts = [inputAmount.amount, outputAmount.amount]
  return amounts.some(isRounded) ? amounts : []
}
