import { priceKey } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { amountsOf } from '@/lib/domain/trades/order-event'
import { type FileRequest, readFileRequest } from '@/lib/view/routes/csv-route'
import { csvTable, tokensByMint } from './csv-rows'
import { type Table, tableOf, tableText } from './csv-text'
import { TAX_COLUMNS } from './tax-columns'
import { priceSourceText, taxDocumentText, taxDocumentTrade } from './tax-document'
import { taxRows } from './tax-rows'

type ServedFile = { contentType: string; text: string }

/**
 * Returns the file that a body of POST /trades/csv asks for (behaviour 12.1, 12.3, 19.1).
 * @throws FileError with what is wrong with the body
 */
export function requestedFile(json: string): ServedFile {
  return servedFile(readFileRequest(json))
}

/** Makes the CSV or a tax file (behaviour 9.1, 19.2, 19.9). @throws FileError as `csvTable` and `taxRows` */
export function servedFile(request: FileRequest): ServedFile {
  const { events, mints, fetchedTokenPrices, format } = request
  if (format === undefined) {
    return csvFile(csvTable(events, tokensByMint(mints), fetchedTokenPrices))
  }
  const rows = taxRows(format, request)
  const columns = TAX_COLUMNS[format]
  if (columns) return csvFile(tableOf(columns, rows))
  const text = taxDocumentText({
    priceSource: priceSourceText(request.priceSources),
    pricesMissing: pricesMissing(request),
    trades: rows.map(taxDocumentTrade),
  })
  return { contentType: 'application/json; charset=utf-8', text }
}

function csvFile(table: Table): ServedFile {
  return { contentType: 'text/csv; charset=utf-8', text: tableText(table) }
}

/** Counts the prices that the trades need and the request lacks (behaviour 19.9). */
function pricesMissing({ events, fetchedTokenPrices }: FileRequest): number {
  const keys = events.flatMap((event) => {
    const amounts = event.kind === 'trade' ? amountsOf(event) : []
    return amounts.flatMap(({ mint, amount }) =>
      amount ? priceKey(mint, unixSeconds(event.date)) : [],
    )
  })
  return [...new Set(keys)].filter((key) => typeof fetchedTokenPrices[key] !== 'number').length
}
