import { tablePieces } from '@/lib/view/csv/csv-text'
import { isRounded } from './eight-decimals'
import {
  type PriceSourceCounts,
  priceHeaders,
  pricesMissing,
  priceSourceText,
} from './price-headers'
import { taxDocument, taxDocumentText } from './tax-json'
import { TAX_TABLES } from './tax-tables'
import { type TaxFileContent, taxTrades } from './tax-trades'
import type { TaxRow } from './tax-row'

/** A file as the route answers with it. */
export type ServedFile = {
  contentType: string
  /** What is told of it beside its text. */
  headers: Record<string, string>
  pieces: IterableIterator<string>
}

/**
 * A tax file: its type, what its headers tell, and its text in pieces (behaviour 19.2, 19.8, 19.10).
 * @throws as `taxTrades`
 */
export function taxFile(
  content: TaxFileContent & { priceSources: PriceSourceCounts | undefined },
): ServedFile {
  const { format, priceSources } = content
  const trades = taxTrades(content)
  if (format === 'json') {
    const document = taxDocument(trades, priceSourceText(priceSources), pricesMissing(content))
    return {
      contentType: 'application/json; charset=utf-8',
      headers: priceHeaders(content),
      pieces: [taxDocumentText(document)].values(),
    }
  }
  const table = TAX_TABLES[format]
  const rows = trades.map((trade) => table.map(([, cell]) => cell(trade)))
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: {
      ...priceHeaders(content),
      ...(format === 'turbotax' ? { 'x-rows-rounded': String(countRounded(trades)) } : {}),
    },
    pieces: tablePieces(
      table.map(([name]) => name),
      rows,
    ),
  }
}

function countRounded(trades: readonly TaxRow[]): number {
  return trades.filter(({ sent, received }) => isRounded(sent.amount) || isRounded(received.amount))
    .length
}
