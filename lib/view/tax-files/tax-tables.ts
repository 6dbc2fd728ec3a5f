import { awaken } from './formats/awaken'
import { coinledger } from './formats/coinledger'
import { cointracker } from './formats/cointracker'
import { cointracking } from './formats/cointracking'
import { koinly } from './formats/koinly'
import { rotki } from './formats/rotki'
import { summ } from './formats/summ'
import { turbotax } from './formats/turbotax'
import type { TaxTableFormat } from './tax-format'
import type { TaxTable } from './tax-column'

/** The columns of every format that is a table (behaviour 19.2). */
export const TAX_TABLES: Record<TaxTableFormat, TaxTable> = {
  koinly,
  cointracker,
  cointracking,
  awaken,
  summ,
  coinledger,
  turbotax,
  rotki,
}
