import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'

/** rotki's generic trades, by the ids that rotki gives tokens of Solana (behaviour 19.2). */
export const rotki: TaxTable = [
  ['Location', () => 'external'],
  ['Spend Currency', ({ sent }) => sent.asset],
  ['Receive Currency', ({ received }) => received.asset],
  ['Receive Amount', ({ received }) => received.amount],
  ['Spend Amount', ({ sent }) => sent.amount],
  ['Fee', blank],
  ['Fee Currency', blank],
  ['Description', taxNote],
  ['Timestamp', ({ dateMs }) => dateMs],
]
