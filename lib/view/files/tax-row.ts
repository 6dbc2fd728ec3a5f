import type { OrderType } from '@/lib/domain/orders/order'
import { isAboveZero, rounded } from '@/lib/domain/amounts/decimal'
import { type MeasuredTrade, tradeId } from '@/lib/domain/trades/order-event'

/** One side of a trade as tax files write it. */
export type TaxSide = {
  mint: string
  /** What the program knows the token by (behaviour 19.6). */
  asset: string
  /** Exact, plain decimal text in whole tokens. */
  amount: string
  /** Its USD value; empty if its price is not known. */
  usd: string
}

/** A trade as tax files write it: what was sent, and what was received net of the fee (behaviour 19.2). */
export type TaxRow = {
  id: string
  /** Unix milliseconds. */
  dateMs: number
  userAddress: string
  /** Whether the file is of several wallets. */
  namesWallet: boolean
  orderType: OrderType
  orderKey: string
  transactionSignature: string
  sent: TaxSide
  received: TaxSide
  /** In the received token; undefined if it is not known. */
  fee: string | undefined
}

/**
 * Describes a trade in words: its wallet if the file is of several (behaviour 21.8), its order, both
 * mints, the fee that is already deducted and its id, so that no two rows are alike (behaviour 19.2).
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

/** '2026-03-02T08:00:26.000Z' (behaviour 19.2). */
export function isoTime({ dateMs }: Pick<TaxRow, 'dateMs'>): string {
  return new Date(dateMs).toISOString()
}

/** '2026-03-02 08:00:26', UTC (behaviour 19.2). */
export function dashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  return isoTime(row).slice(0, 19).replace('T', ' ')
}

/** '03/02/2026 08:00:26', UTC, month first (behaviour 19.2). */
export function slashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  const [date = '', time = ''] = dashedTime(row).split(' ')
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year} ${time}`
}

/** '3/2/2026 08:00', UTC, without zeros before month and day (behaviour 19.2). */
export function shortTime(row: TaxRow): string {
  return slashedTime(row)
    .slice(0, -':00'.length)
    .replace(/\b0(?=\d\/)/g, '')
}

/** TurboTax accepts no more (behaviour 19.2). */
const DECIMALS = 8
/** More decimals than that, zeros at the end not counted. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** Whether 8 decimals change an amount (behaviour 19.2). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Rounds an amount half up to 8 decimals; one that fits is unchanged (behaviour 19.2). */
export function eightDecimals(amount: string): string {
  return isRounded(amount) ? rounded(amount, DECIMALS) : amount
}

/** Returns the note, with the exact amounts if the row is rounded (behaviour 19.2). */
export function roundedNote(trade: TaxRow): string {
  const exact = [
    ...(isRounded(trade.sent.amount) ? [`sent ${trade.sent.amount}`] : []),
    ...(isRounded(trade.received.amount) ? [`received ${trade.received.amount}`] : []),
  ]
  if (exact.length === 0) return taxNote(trade)
  return `${taxNote(trade)}; rounded to 8 decimals from ${exact.join(' and ')}`
}

/** What 8 decimals do to some trades (behaviour 19.2). */
export type RoundedTrades = {
  /** How many rows they change. */
  rounded: number
  /** The rows in which an amount becomes 0. */
  zeros: readonly { dateMs: number; id: string }[]
}

/**
 * Counts the rows that 8 decimals change, and finds those in which an amount becomes 0
 * (behaviour 19.2).
 * @param trades in whole tokens
 */
export function roundedTrades(trades: readonly MeasuredTrade[]): RoundedTrades {
  const isZero = (amount: string) => isRounded(amount) && !isAboveZero(eightDecimals(amount))
  const roundedRows = trades.filter(({ inputAmount, outputAmount }) =>
    [inputAmount, outputAmount].some(({ amount }) => isRounded(amount)),
  )
  const zeros = roundedRows.filter(({ inputAmount, outputAmount }) =>
    [inputAmount, outputAmount].some(({ amount }) => isZero(amount)),
  )
  return {
    rounded: roundedRows.length,
    zeros: zeros.map((trade) => ({ dateMs: Date.parse(trade.date), id: tradeId(trade) })),
  }
}
