import { type Options, stringify } from 'csv-stringify/sync'
import { CSV_COLUMNS } from './csv-columns'

const ROWS_A_PIECE = 500
/**
 * Tokens' makers choose their names, and a spreadsheet would run one that begins with a formula's
 * sign: such a text gets a leading apostrophe (behaviour 9.7). Figures keep their minus.
 */
const OPTIONS: Options = {
  record_delimiter: '\n',
  escape_formulas: true,
  cast: {
    string: guardedParts,
    object: ({ figure }) => ({ value: String(figure), escape_formulas: false }),
  },
}

/** Where a sheet whose cells end at semicolons would find a formula. */
const FORMULA_PART = /;(?=[\s"]*[=+\-@＝＋－＠])/g

/** A text with an apostrophe after each semicolon that a formula's sign follows (behaviour 9.7). */
function guardedParts(text: string): string {
  return text.replace(FORMULA_PART, ";'")
}

/** What quotes or guards a cell: all others are written as they are. */
const SPECIAL = /["\r\n,;]|^[=+\-@\t＝＋－＠]/

/** A number as decimal text that may be below 0: written without the guard. */
export type Figure = { figure: string }

export type Cell = string | number | Figure
type Cells = readonly Cell[]

/** The CSV's text in pieces: UTF-8, LF, the header row always first (behaviour 9.6). */
export function csvPieces(rows: readonly Cells[]): Generator<string> {
  return tablePieces(CSV_COLUMNS, rows)
}

/** The text of any table of columns in pieces, written and guarded by the same rules. */
export function* tablePieces(
  columns: readonly string[],
  rows: readonly Cells[],
): Generator<string> {
  yield stringify([[...columns]], OPTIONS)
  for (let start = 0; start < rows.length; start += ROWS_A_PIECE) {
    yield rows
      .slice(start, start + ROWS_A_PIECE)
      .map(lineOf)
      .join('')
  }
}

/** The library takes three times as long, also for the rows that it leaves as they are: nearly all. */
function lineOf(row: Cells): string {
  return row.some(isSpecial) ? stringify([[...row]], OPTIONS) : `${row.join(',')}\n`
}

function isSpecial(cell: Cell): boolean {
  return typeof cell === 'object' || (typeof cell === 'string' && SPECIAL.test(cell))
}
