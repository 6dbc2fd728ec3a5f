import { CSV_COLUMNS } from './csv-columns'

/**
 * Whether a text is the CSV of so many rows: what stands between this page and its site may answer
 * with a page of its own, or with a part, and call it well (behaviour 9.12).
 * @param columns of its header line; none of their names needs quotes
 */
export function isWholeCsv(
  text: string,
  rows: number,
  columns: readonly string[] = CSV_COLUMNS,
): boolean {
  if (!text.startsWith(`${columns.join(',')}\n`) || !text.endsWith('\n')) return false
  let lines = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines += 1
  return lines > rows
}
