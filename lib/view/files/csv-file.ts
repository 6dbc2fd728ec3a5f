import { FileFault } from '@/lib/domain/amounts/amount'
import { type CsvRequest, readCsvRequest } from '@/lib/view/routes/csv-route'
import { CSV_COLUMNS, csvRows } from './csv-rows'
import { tablePieces } from './csv-text'
import { priceHeaders, type ServedFile, taxFile } from './tax-file'

/** Returns the file that a body of POST /trades/csv asks for, or its fault (behaviour 12.1, 12.3, 19.1). */
export function requestedFile(json: string): ServedFile | { fault: string } {
  const request = readCsvRequest(json)
  if ('fault' in request) return request
  try {
    return request.format === undefined ? csvFile(request) : taxFile(request)
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message }
    throw error
  }
}

function csvFile(request: CsvRequest): ServedFile {
  const tokens = new Map(request.mints.map((token) => [token.address, token]))
  const rows = csvRows(request.events, tokens, request.fetchedTokenPrices)
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: priceHeaders(request),
    pieces: tablePieces({ columns: CSV_COLUMNS, rows }),
  }
}
