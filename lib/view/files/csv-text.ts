import { type Options, stringify } from 'csv-stringify/sync'

const ROWS_PER_CHUNK = 500
/**
 * Anyone can name a token, and a spreadsheet would run a name that begins with a formula’s sign. Such
 * a text gets a leading apostrophe (behaviour 9.7). Figures keep their minus.
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

/** A number as decimal text that may be below 0: written without the guard. */
export type Figure = { figure: string }

export type Cell = string | number | Figure
type Cells = readonly Cell[]

/**
 * Yields the text of a table in pieces: UTF-8, LF, the header row always first, quoted and guarded
 * (behaviour 9.1, 9.7).
 */
export function* tablePieces(
  columns: readonly string[],
  rows: readonly Cells[],
): Generator<string> {
  yield stringify([[...columns]], OPTIONS)
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    yield stringify(rows.slice(start, start + ROWS_PER_CHUNK), OPTIONS)
  }
}

/**
 * Returns whether a text is the table of so many rows (behaviour 9.9). A proxy may answer 200 with
 * another page, or with a part.
 * @param columns none of their names needs quotes
 */
export function isWholeTable(columns: readonly string[], text: string, rows: number): boolean {
  const isWhole = text.startsWith(`${columns.join(',')}\n`) && text.endsWith('\n')
  return isWhole && text.split('\n').length > rows + 1
}

/** Joins the parts of a table, without the repeated header line (behaviour 9.9). */
export function joinTables(parts: readonly string[]): string[] {
  return parts.map((text, part) => (part === 0 ? text : text.slice(text.indexOf('\n') + 1)))
}
