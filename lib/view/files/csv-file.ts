import { FileFault } from '@/lib/domain/amounts/amount'
import { priceHeaders, type ServedFile, taxFile } from './tax-file'
import { type CsvRequest, readCsvRequest } from '@/lib/view/routes/csv-request-body'
import { CSV_COLUMNS, csvRows } from './csv-rows'
import { tablePieces } from './csv-text'

/**
 * Returns the CSV or tax file that a body of POST /trades/csv asks for, or a text that says what is
 * wrong with the body (behaviour 12.1, 12.3, 19.1). An error of our own is thrown.
 */
export function requestedFile(json: string): ServedFile | { fault: string } {
  const asked = readCsvRequest(json)
  if ('fault' in asked) return asked
  try {
    return asked.format === undefined ? csvFile(asked) : taxFile(asked)
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message }
    throw error
  }
}

function csvFile(asked: CsvRequest): ServedFile {
  const tokens = new Map(asked.mints.map((token) => [token.address, token]))
  const rows = csvRows(asked.events, tokens, asked.fetchedTokenPrices)
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: priceHeaders(asked),
    pieces: tablePieces(CSV_COLUMNS, rows),
  }
}
