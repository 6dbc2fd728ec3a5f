import type { OrderType } from '@/lib/domain/orders/order'
import { isAboveZero, rounded } from '@/lib/domain/amounts/decimal'
import { type MeasuredTrade, tradeId } from '@/lib/domain/trades/order-event'

/** One side of a trade in a tax file. */
export type TaxSide = {
  mint: string
  /** The program's name of the token (behaviour 19.6). */
  asset: string
  /** Exact plain decimal text in whole tokens. */
  amount: string
  /** The USD value; empty without a price. */
  usd: string
}

/** A trade in a tax file: what was sent, and what was received net of the fee (behaviour 19.2). */
export type TaxRow = {
  id: string
  /** Unix milliseconds. */
  dateMs: number
  userAddress: string
  /** Whether the file has several wallets, so that the note names this one. */
  namesWallet: boolean
  orderType: OrderType
  orderKey: string
  transactionSignature: string
  sent: TaxSide
  received: TaxSide
  /** In the received token; undefined if it is unknown. */
  fee: string | undefined
}

/**
 * Describes a trade in words: its wallet if the file has several (behaviour 21.8), its order, both
 * mints, the fee and the id. No two trades have the same text (behaviour 19.2).
 */
export function taxNote(trade: TaxRow): string {
  const { id, userAddress, namesWallet, orderType, orderKey, sent, received, fee } = trade
  return [
    ...(namesWallet ? [`wallet ${userAddress}`] : []),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    fee === undefined ? 'fee unknown' : `fee ${fee} already deducted`,
    `trade ${id}`,
  ].join('; ')
}

/** Returns '2026-03-02T08:00:26.000Z' (behaviour 19.2). */
export function isoTime({ dateMs }: Pick<TaxRow, 'dateMs'>): string {
  return new Date(dateMs).toISOString()
}

/** Returns '2026-03-02 08:00:26' in UTC (behaviour 19.2). */
export function dashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  return isoTime(row).slice(0, 19).replace('T', ' ')
}

/** Returns '03/02/2026 08:00:26' in UTC, the month first (behaviour 19.2). */
export function slashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  const [date = '', time = ''] = dashedTime(row).split(' ')
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year} ${time}`
}

/** Returns '3/2/2026 08:00' in UTC, without zeros before month and day (behaviour 19.2). */
export function shortTime(row: TaxRow): string {
  return slashedTime(row)
    .slice(0, -':00'.length)
    .replace(/\b0(?=\d\/)/g, '')
}

/** TurboTax accepts no more decimals (behaviour 19.2). */
const DECIMALS = 8
/** An amount with more decimals, not counting zeros at the end. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** Returns whether rounding to 8 decimals changes an amount (behaviour 19.2). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Rounds an amount half up to 8 decimals if it has more (behaviour 19.2). */
export function eightDecimals(amount: string): string {
  return isRounded(amount) ? rounded(amount, DECIMALS) : amount
}

/** Returns the note of a trade, with the exact amounts if they were rounded (behaviour 19.2). */
export function roundedNote(trade: TaxRow): string {
  const exact = [
    ...(isRounded(trade.sent.amount) ? [`sent ${trade.sent.amount}`] : []),
    ...(isRounded(trade.received.amount) ? [`received ${trade.received.amount}`] : []),
  ]
  if (exact.length === 0) return taxNote(trade)
  return `${taxNote(trade)}; rounded to 8 decimals from ${exact.join(' and ')}`
}

/** What rounding to 8 decimals changes (behaviour 19.2). */
export type RoundedTrades = {
  /** How many rows change. */
  rounded: number
  /** The rows in which an amount becomes 0. */
  zeros: readonly { dateMs: number; id: string }[]
}

/** Returns what rounding to 8 decimals changes in some trades (behaviour 19.2). */
export function roundedTrades(trades: readonly MeasuredTrade[]): RoundedTrades {
  const isZero = (amount: string) => isRounded(amount) && !isAboveZero(eightDecimals(amount))
  const withAmount = (rows: readonly MeasuredTrade[], test: (amount: string) => boolean) =>
    rows.filter((row) => test(row.inputAmount.amount) || test(row.outputAmount.amount))
  const roundedRows = withAmount(trades, isRounded)
  const zeros = withAmount(roundedRows, isZero)
  return {
    rounded: roundedRows.length,
    zeros: zeros.map((trade) => ({ dateMs: Date.parse(trade.date), id: tradeId(trade) })),
  }
}
