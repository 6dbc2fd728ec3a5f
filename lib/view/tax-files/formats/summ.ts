import { dashedTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'

/** Summ's advanced CSV: a sale of what was sent, paid in what was received (behaviour 19.2). */
export const summ: TaxTable = [
  ['Timestamp (UTC)', ({ dateMs }) => dashedTime(dateMs)],
  ['Type', () => 'sell'],
  ['Base Currency', ({ sent }) => sent.asset],
  ['Base Amount', ({ sent }) => sent.amount],
  ['Quote Currency (Optional)', ({ received }) => received.asset],
  ['Quote Amount (Optional)', ({ received }) => received.amount],
  ['Fee Currency (Optional)', blank],
  ['Fee Amount (Optional)', blank],
  ['From (Optional)', blank],
  ['To (Optional)', blank],
  ['Blockchain (Optional)', () => 'Solana'],
  ['ID (Optional)', ({ id }) => id],
  ['Description (Optional)', taxNote],
  ['Reference Price Per Unit (Optional)', blank],
  ['Reference Price Currency (Optional)', blank],
]
