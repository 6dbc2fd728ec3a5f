import { slashedTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'

/** CoinLedger's universal template, with every column it has (behaviour 19.2). */
export const coinledger: TaxTable = [
  ['Date (UTC)', ({ dateMs }) => slashedTime(dateMs)],
  ['Platform (Optional)', () => 'Jupiter'],
  ['Asset Sent', ({ sent }) => sent.asset],
  ['Amount Sent', ({ sent }) => sent.amount],
  ['Asset Received', ({ received }) => received.asset],
  ['Amount Received', ({ received }) => received.amount],
  ['Fee Currency (Optional)', blank],
  ['Fee Amount (Optional)', blank],
  ['Type', () => 'Trade'],
  ['Description (Optional)', taxNote],
  ['TxHash (Optional)', ({ id }) => id],
]
