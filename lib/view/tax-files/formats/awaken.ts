import { slashedTime } from '../tax-date'
import { taxNote } from '../tax-note'
import { blank, type TaxTable } from '../tax-column'

/** Awaken's format, with its two columns for USD values (behaviour 19.2, 19.9). */
export const awaken: TaxTable = [
  ['Date', ({ dateMs }) => slashedTime(dateMs)],
  ['Received Quantity', ({ received }) => received.amount],
  ['Received Currency', ({ received }) => received.asset],
  ['Received Fiat Amount', ({ received }) => received.usd],
  ['Sent Quantity', ({ sent }) => sent.amount],
  ['Sent Currency', ({ sent }) => sent.asset],
  ['Sent Fiat Amount', ({ sent }) => sent.usd],
  ['Fee Amount', blank],
  ['Fee Currency', blank],
  ['Transaction Hash', ({ id }) => id],
  ['Notes', taxNote],
  ['Tag', blank],
]
