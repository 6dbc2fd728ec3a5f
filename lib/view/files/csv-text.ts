import { type Options, stringify } from 'csv-stringify/sync'

/**
 * Anyone can name a token, and a spreadsheet runs a text that begins with a formula's sign. Such a text
 * gets a leading apostrophe (behaviour 9.7). Figures keep their minus.
 */
const OPTIONS: Options = {
  record_delimiter: '\n',
  escape_formulas: true,
  cast: {
    string: guardedParts,
    object: ({ figure }) => ({ value: String(figure), escape_formulas: false }),
  },
}

/** A place where a spreadsheet that separates cells at semicolons would find a formula. */
const FORMULA_PART = /;(?=[\s"]*[=+\-@＝＋－＠])/g

/** Puts an apostrophe between a semicolon and a formula's sign (behaviour 9.7). */
function guardedParts(text: string): string {
  return text.replace(FORMULA_PART, ";'")
}

/** A number as decimal text, maybe below 0, which is written without the guard. */
export type Figure = { figure: string }

export type Cell = string | number | Figure
/** A column's name, exactly as the programs that read the file expect it, and its cells. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => Cell]
export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    columns: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  }
}

/** Returns the text of a table, the header row first, quoted and guarded (behaviour 9.1, 9.7). */
export function tableText({ columns, rows }: Table): string {
  return stringify([columns, ...rows], OPTIONS)
}

/** Joins the parts of a table and drops the repeated header lines (behaviour 9.9). */
export function joinTables(parts: readonly string[]): string[] {
  return parts.map((text, part) => (part === 0 ? text : text.slice(text.indexOf('\n') + 1)))
}
