import { slashedTime } from '../tax-date'
import { blank, type TaxTable } from '../tax-column'

/** CoinTracker's format: these columns, and none more (behaviour 19.2). */
export const cointracker: TaxTable = [
  ['Date', ({ dateMs }) => slashedTime(dateMs)],
  ['Received Quantity', ({ received }) => received.amount],
  ['Received Currency', ({ received }) => received.asset],
  ['Sent Quantity', ({ sent }) => sent.amount],
  ['Sent Currency', ({ sent }) => sent.asset],
  ['Fee Amount', blank],
  ['Fee Currency', blank],
  ['Tag', blank],
]
