import { dashedTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'

/** CoinTracking's custom import; it finds doubles by Tx-ID (behaviour 19.2). */
export const cointracking: TaxTable = [
  ['Type', () => 'Trade'],
  ['Buy Amount', ({ received }) => received.amount],
  ['Buy Currency', ({ received }) => received.asset],
  ['Sell Amount', ({ sent }) => sent.amount],
  ['Sell Currency', ({ sent }) => sent.asset],
  ['Fee', blank],
  ['Fee Currency', blank],
  ['Exchange', () => 'Jupiter'],
  ['Trade-Group', blank],
  ['Comment', taxNote],
  ['Date', ({ dateMs }) => dashedTime(dateMs)],
  ['Tx-ID', ({ id }) => id],
]
