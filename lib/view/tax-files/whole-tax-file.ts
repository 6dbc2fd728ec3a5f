import { isWholeCsv } from '@/lib/view/csv/whole-csv'
import type { TaxFormat } from './tax-format'
import { readTaxDocument, taxDocumentText } from './tax-json'
import { TAX_TABLES } from './tax-tables'

/**
 * Whether a text is the tax file of so many trades, and not another page or a part of it
 * (behaviour 9.12, 19.11).
 */
export function isWholeTaxFile(format: TaxFormat, text: string, rows: number): boolean {
  if (format === 'json') return readTaxDocument(text)?.trades.length === rows
  return isWholeCsv(
    text,
    rows,
    TAX_TABLES[format].map(([name]) => name),
  )
}

/**
 * The answers to the parts of an export as one file, the same as that of one request: tables without
 * the repeated header line, JSON joined by parsing (behaviour 19.11).
 * @param pricesMissing of the whole export: two parts may miss the price of one minute
 */
export function joinTaxFile(
  format: TaxFormat,
  texts: readonly string[],
  pricesMissing: number,
): string[] {
  if (format !== 'json') {
    return texts.map((text, part) => (part === 0 ? text : text.slice(text.indexOf('\n') + 1)))
  }
  const documents = texts.flatMap((text) => readTaxDocument(text) ?? [])
  return [
    taxDocumentText({
      priceSource: documents[0]?.priceSource ?? '',
      pricesMissing,
      trades: documents.flatMap(({ trades }) => trades),
    }),
  ]
}
