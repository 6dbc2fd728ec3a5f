import { tradeOutput } from '@/lib/domain/amounts/fee'
import type { Trade } from '@/lib/domain/trades/order-event'
import { becomesZero, isRounded } from './eight-decimals'

/**
 * What 8 decimals do to some trades: how many rows they change, and those in which nothing is left of
 * an amount (behaviour 19.8).
 * @param trades in whole tokens, as the services send them
 * @param idOf the id of a trade
 */
export function roundedTrades(
  trades: readonly Trade[],
  idOf: (trade: Trade) => string,
): {
  rounded: number
  zeros: { dateMs: number; id: string }[]
} {
  const changed = trades.flatMap((trade) => {
    const { orderType, inputAmount, outputAmount, fee } = trade
    // Before any reckoning: most amounts are short.
    const long = [inputAmount, outputAmount, fee].some((each) => each && isRounded(each.amount))
    if (!long) return []
    const { net } = tradeOutput(orderType, outputAmount.amount, fee?.amount)
    const amounts = [inputAmount.amount, net]
    return amounts.some(isRounded) ? [{ trade, amounts }] : []
  })
  const zeros = changed
    .filter(({ amounts }) => amounts.some(becomesZero))
    .map(({ trade }) => ({ dateMs: Date.parse(trade.date), id: idOf(trade) }))
  return { rounded: changed.length, zeros }
}
