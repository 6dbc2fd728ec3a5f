import { sumOf } from '@/lib/domain/amounts/decimal'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { valuedSide } from '@/lib/domain/prices/trade-value'
import type { Trade } from '@/lib/domain/trades/order-event'
import { TAX_PROGRAMS, type TaxFormat } from './tax-programs'

/** The mints of both sides of some trades. */
export function mintsOfTrades(trades: readonly Trade[]): Set<string> {
  return new Set(trades.flatMap(({ inputMint, outputMint }) => [inputMint, outputMint]))
}

/**
 * Returns trades that each name the side whose USD value is theirs, as the route needs them: its prices
 * have no sources (behaviour 19.9).
 */
export function valuedTrades(
  format: TaxFormat,
  trades: readonly Trade[],
  answers: PriceAnswers,
): readonly Trade[] {
  if (!TAX_PROGRAMS[format].hasUsd) return trades
  return trades.map((trade) => ({ ...trade, valuedSide: valuedSide(trade, answers) }))
}

/**
 * Returns trades whose dates a program tells apart (behaviour 19.2).
 * @param trades by date
 */
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
 * Returns the time of one trade after another as a program gets it, in Unix milliseconds. CoinTracker
 * drops one of two rows with the same second, tokens and amounts, so the later one is a second later
 * (behaviour 19.2).
 */
export function distinctTimes(format: TaxFormat): (trade: Trade) => number {
  const taken = new Set<string>()
  return (trade) => {
    let dateMs = Date.parse(trade.date)
    if (!TAX_PROGRAMS[format].dropsEqualRows) return dateMs
    const exchange = exchangeOf(trade)
    const keyAt = (ms: number) => `${Math.floor(ms / MS_PER_SECOND)} ${exchange}`
    while (taken.has(keyAt(dateMs))) dateMs += MS_PER_SECOND
    taken.add(keyAt(dateMs))
    return dateMs
  }
}

const MS_PER_SECOND = 1_000

/** What was given for what; zeros at an amount's end make no difference. */
function exchangeOf({ inputMint, inputAmount, outputMint, outputAmount }: Trade): string {
  const amounts = [inputAmount, outputAmount].map((amount) =>
    amount ? `${sumOf([amount.amount])} ${amount.adjustedForDecimals}` : '',
  )
  return [inputMint, outputMint, ...amounts].join(' ')
}
