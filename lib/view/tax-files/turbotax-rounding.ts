import Big from 'big.js'
import type { Trade } from '@/lib/domain/trades/order-event'
import { tradeId } from '@/lib/domain/trades/trade-id'
import { taxNote, type TaxRow } from './tax-row'

/** TurboTax takes no more (behaviour 19.3). */
const DECIMALS = 8
const HALF_UP = 1
/** More decimals than that, zeros at the end not counted. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** Whether 8 decimals change an amount (behaviour 19.3). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Rounds an amount half up to 8 decimals; one that fits is unchanged (behaviour 19.3). */
export function eightDecimals(amount: string): string {
  return isRounded(amount) ? new Big(amount).round(DECIMALS, HALF_UP).toFixed() : amount
}

/** Returns the note, with the exact amounts if the row is rounded (behaviour 19.3). */
export function roundedNote(trade: TaxRow): string {
  const exact = [
    ...(isRounded(trade.sent.amount) ? [`sent ${trade.sent.amount}`] : []),
    ...(isRounded(trade.received.amount) ? [`received ${trade.received.amount}`] : []),
  ]
  if (exact.length === 0) return taxNote(trade)
  return `${taxNote(trade)}; rounded to 8 decimals from ${exact.join(' and ')}`
}

/** What 8 decimals do to some trades (behaviour 19.3). */
export type RoundedTrades = {
  /** How many rows they change. */
  rounded: number
  /** The rows in which an amount becomes 0. */
  zeros: readonly { dateMs: number; id: string }[]
}

/**
 * Counts the rows that 8 decimals change, and finds those in which an amount becomes 0
 * (behaviour 19.3).
 * @param trades in whole tokens
 */
export function roundedTrades(trades: readonly Trade[]): RoundedTrades {
  const isZero = (amount: string) => isRounded(amount) && new Big(eightDecimals(amount)).eq(0)
  const rounded = trades.filter(({ inputAmount, outputAmount }) =>
    [inputAmount, outputAmount].some(({ amount }) => isRounded(amount)),
  )
  const zeros = rounded.filter(({ inputAmount, outputAmount }) =>
    [inputAmount, outputAmount].some(({ amount }) => isZero(amount)),
  )
  return {
    rounded: rounded.length,
    zeros: zeros.map((trade) => ({ dateMs: Date.parse(trade.date), id: tradeId(trade) })),
  }
}
