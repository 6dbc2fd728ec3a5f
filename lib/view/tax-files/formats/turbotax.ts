import Big from 'big.js'
import type { Trade } from '@/lib/domain/trades/order-event'
import { tradeId } from '@/lib/domain/trades/trade-id'
import { blank, slashedTime, taxNote, type TaxProgram, type TaxRow } from '../tax-program'

/** TurboTax's universal format, which takes at most 8 decimals (behaviour 19.2, 19.8). */
export const turbotax: TaxProgram = {
  name: 'TurboTax',
  file: 'Universal CSV, 8 decimals',
  steps: [
    'Upload as a universal CSV.',
    'If Convert isn’t accepted, split each trade into Sale and Buy.',
    'At most 8 decimals.',
  ],
  ofWallets: 'Description starts with the wallet.',
  columns: [
    ['Date', shortTime],
    ['Type', () => 'Convert'],
    ['Sent Asset', ({ sent }) => sent.asset],
    ['Sent Amount', ({ sent }) => eightDecimals(sent.amount)],
    ['Received Asset', ({ received }) => received.asset],
    ['Received Amount', ({ received }) => eightDecimals(received.amount)],
    ['Fee Asset', blank],
    ['Fee Amount', blank],
    ['Market Value Currency', blank],
    ['Market Value', blank],
    ['Description', description],
    ['Transaction Hash', ({ transactionSignature }) => transactionSignature],
    ['Transaction ID', ({ id }) => id],
  ],
}

/** '3/2/2026 08:00', UTC, without zeros before month and day (behaviour 19.4). */
function shortTime(row: TaxRow): string {
  return slashedTime(row)
    .slice(0, -':00'.length)
    .replace(/\b0(?=\d\/)/g, '')
}

const DECIMALS = 8
const HALF_UP = 1
/** More decimals than that, zeros at the end not counted. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** Whether 8 decimals change an amount (behaviour 19.8). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Rounds an amount half up to 8 decimals; one that fits stays as it is (behaviour 19.8). */
export function eightDecimals(amount: string): string {
  return isRounded(amount) ? new Big(amount).round(DECIMALS, HALF_UP).toFixed() : amount
}

/** The note, and the exact amounts of a row that is rounded (behaviour 19.8). */
function description(trade: TaxRow): string {
  const exact = [
    ...(isRounded(trade.sent.amount) ? [`sent ${trade.sent.amount}`] : []),
    ...(isRounded(trade.received.amount) ? [`received ${trade.received.amount}`] : []),
  ]
  if (exact.length === 0) return taxNote(trade)
  return `${taxNote(trade)}; rounded to 8 decimals from ${exact.join(' and ')}`
}

/** What 8 decimals do to some trades (behaviour 19.8). */
export type RoundedTrades = {
  /** How many rows they change. */
  rounded: number
  /** The rows in which an amount becomes 0. */
  zeros: readonly { dateMs: number; id: string }[]
}

/**
 * Counts the rows that 8 decimals change, and finds those in which an amount becomes 0
 * (behaviour 19.8).
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
