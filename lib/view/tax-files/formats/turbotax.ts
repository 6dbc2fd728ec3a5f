import { eightDecimals, exactAmounts } from '../eight-decimals'
import { shortTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'
import type { TaxRow } from '../tax-row'

/**
 * TurboTax's universal format, which takes at most 8 decimals: the description keeps what was
 * rounded (behaviour 19.2, 19.8).
 */
export const turbotax: TaxTable = [
  ['Date', ({ dateMs }) => shortTime(dateMs)],
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
]

function description(trade: TaxRow): string {
  const exact = exactAmounts(trade.sent.amount, trade.received.amount)
  return exact === undefined ? taxNote(trade) : `${taxNote(trade)}; ${exact}`
}
