import { type FileContent, fileName } from '@/lib/view/csv/file-name'
import { tablePieces } from '@/lib/view/csv/csv-text'
import { isWholeCsv } from '@/lib/view/csv/csv-rows'
import { taxDocumentText, taxDocumentTrade, tradesOfDocument } from './formats/json'
import { isRounded } from './formats/turbotax'
import {
  type PriceSourceCounts,
  priceHeaders,
  pricesMissing,
  priceSourceText,
} from './price-headers'
import { TAX_PROGRAMS, type TaxFormat } from './tax-format'
import { type TaxFileContent, taxRows } from './tax-rows'

/** A file as the route answers with it. */
export type ServedFile = {
  contentType: string
  /** What is told of it beside its text. */
  headers: Record<string, string>
  pieces: IterableIterator<string>
}

/**
 * Makes a tax file: its type, what its headers tell, and its text in pieces (behaviour 19.2, 19.8,
 * 19.10).
 * @throws as `taxRows`
 */
export function taxFile(
  content: TaxFileContent & { priceSources: PriceSourceCounts | undefined },
): ServedFile {
  const { format, priceSources } = content
  const rows = taxRows(content)
  const { columns } = TAX_PROGRAMS[format]
  if (!columns) {
    const document = {
      priceSource: priceSourceText(priceSources),
      pricesMissing: pricesMissing(content),
      trades: rows.map(taxDocumentTrade),
    }
    return {
      contentType: 'application/json; charset=utf-8',
      headers: priceHeaders(content),
      pieces: [taxDocumentText(document)].values(),
    }
  }
  const rounded = rows.filter(({ sent, received }) =>
    [sent, received].some(({ amount }) => isRounded(amount)),
  )
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: {
      ...priceHeaders(content),
      ...(format === 'turbotax' ? { 'x-rows-rounded': String(rounded.length) } : {}),
    },
    pieces: tablePieces(
      columns.map(([name]) => name),
      rows.map((row) => columns.map(([, cell]) => cell(row))),
    ),
  }
}

/**
 * Whether a text is the tax file of so many trades, and not another page or a part of it
 * (behaviour 9.12, 19.11).
 */
export function isWholeTaxFile(format: TaxFormat, text: string, rows: number): boolean {
  const { columns } = TAX_PROGRAMS[format]
  if (!columns) return tradesOfDocument(text)?.length === rows
  return isWholeCsv(
    text,
    rows,
    columns.map(([name]) => name),
  )
}

/**
 * Joins the answers to the parts of an export into the file of one request: tables without the
 * repeated header line, JSON by parsing (behaviour 19.11).
 * @param priced of the whole export: two parts may miss the price of one minute
 */
export function joinTaxFile(
  format: TaxFormat,
  texts: readonly string[],
  priced: { priceSources: PriceSourceCounts; pricesMissing: number },
): string[] {
  if (TAX_PROGRAMS[format].columns) {
    return texts.map((text, part) => (part === 0 ? text : text.slice(text.indexOf('\n') + 1)))
  }
  return [
    taxDocumentText({
      priceSource: priceSourceText(priced.priceSources),
      pricesMissing: priced.pricesMissing,
      trades: texts.flatMap((text) => tradesOfDocument(text) ?? []),
    }),
  ]
}

/**
 * `{address}-koinly.csv`, `{address}-json.json` and so on, with the marks of what is in it
 * (behaviour 19.12, 22.5).
 */
export function taxFileName(format: TaxFormat, content: FileContent): string {
  return fileName(format, TAX_PROGRAMS[format].columns ? 'csv' : 'json', content)
}
