import { sumOf } from '@/lib/domain/amounts/decimal'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { valuedSide } from '@/lib/domain/prices/trade-value'
import { SECOND_MS } from '@/lib/domain/time/unix-time'
import type { Trade } from '@/lib/domain/trades/order-event'
import { TAX_PROGRAMS, type TaxFormat } from './tax-programs'

export function mintsOfTrades(trades: readonly Trade[]): Set<string> {
  return new Set(trades.flatMap(({ inputMint, outputMint }) => [inputMint, outputMint]))
}

/**
 * Adds to each trade the side whose USD value counts. The route can't find it, because prices in a
 * request have no sources (behaviour 19.9).
 */
export function valuedTrades(
  format: TaxFormat,
  trades: readonly Trade[],
  answers: PriceAnswers,
): readonly Trade[] {
  if (!TAX_PROGRAMS[format].hasUsd) return trades
  return trades.map((trade) => ({ ...trade, valuedSide: valuedSide(trade, answers) }))
}

/** Dates equal trades apart if a program drops equal rows (behaviour 19.2). @param trades by date */
export function distinctTrades<T extends Trade>(
  format: TaxFormat,
  trades: readonly T[],
): readonly T[] {
  if (!TAX_PROGRAMS[format].dropsEqualRows) return trades
  const timeOf = distinctTimes(format)
  return trades.map((trade) => {
    const dateMs = timeOf(trade)
    return dateMs === Date.parse(trade.date)
      ? trade
      : { ...trade, date: new Date(dateMs).toISOString() }
  })
}

/**
 * Creates a function that returns the time of one trade after another for a program, in Unix
 * milliseconds. CoinTracker drops one of two rows with the same second, tokens and amounts, so it gets
 * the later one a second later (behaviour 19.2).
 */
export function distinctTimes(format: TaxFormat): (trade: Trade) => number {
  const taken = new Set<string>()
  return (trade) => {
    let dateMs = Date.parse(trade.date)
    if (!TAX_PROGRAMS[format].dropsEqualRows) return dateMs
    const exchange = exchangeOf(trade)
    const keyAt = (ms: number) => `${Math.floor(ms / SECOND_MS)} ${exchange}`
    while (taken.has(keyAt(dateMs))) dateMs += SECOND_MS
    taken.add(keyAt(dateMs))
    return dateMs
  }
}

/** Identifies the tokens and amounts of a trade. Zeros at an amount's end make no difference. */
function exchangeOf({ inputMint, inputAmount, outputMint, outputAmount }: Trade): string {
  const amounts = [inputAmount, outputAmount].map((amount) =>
    amount ? `${sumOf([amount.amount])} ${amount.adjustedForDecimals}` : '',
  )
  return [inputMint, outputMint, ...amounts].join(' ')
}
