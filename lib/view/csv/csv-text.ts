import { stringify } from 'csv-stringify/sync'
import { CSV_COLUMNS } from './csv-columns'

const ROWS_A_PIECE = 500

/** The CSV's text in pieces: UTF-8, LF, the header row always first. */
export function* csvPieces(rows: readonly string[][]): Generator<string> {
  yield stringify([[...CSV_COLUMNS]], { record_delimiter: '\n' })
  for (let start = 0; start < rows.length; start += ROWS_A_PIECE) {
    yield stringify(rows.slice(start, start + ROWS_A_PIECE), { record_delimiter: '\n' })
  }
}
