import { CSV_COLUMNS } from './csv-columns'

const HEADER_LINE = `${CSV_COLUMNS.join(',')}\n`

/**
 * Whether a text is the CSV of so many rows: what stands between this page and its site may answer
 * with a page of its own, or with a part, and call it well (behaviour 9.12).
 */
export function isWholeCsv(text: string, rows: number): boolean {
  if (!text.startsWith(HEADER_LINE) || !text.endsWith('\n')) return false
  let lines = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines += 1
  return lines > rows
}
