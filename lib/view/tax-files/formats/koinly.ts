import { dashedTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'
import type { TaxRow } from '../tax-row'

/**
 * Koinly's universal format. It ignores a fee in the currency of the row; a blank label is a trade
 * (behaviour 19.2).
 */
export const koinly: TaxTable = [
  ['Date', ({ dateMs }) => dashedTime(dateMs)],
  ['Sent Amount', ({ sent }) => sent.amount],
  ['Sent Currency', ({ sent }) => sent.asset],
  ['Received Amount', ({ received }) => received.amount],
  ['Received Currency', ({ received }) => received.asset],
  ['Fee Amount', blank],
  ['Fee Currency', blank],
  ['Net Worth Amount', netWorth],
  ['Net Worth Currency', (trade) => (netWorth(trade) === '' ? '' : 'USD')],
  ['Label', blank],
  ['Description', taxNote],
  ['TxHash', ({ id }) => id],
]

function netWorth({ sent, received }: TaxRow): string {
  return received.usd === '' ? sent.usd : received.usd
}
