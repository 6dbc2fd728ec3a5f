import { FileError } from '@/lib/domain/amounts/amount'
import { type CsvRequest, readCsvRequest } from '@/lib/view/routes/csv-route'
import { csvTable } from './csv-rows'
import { CSV_TYPE, tableText } from './csv-text'
import { type ServedFile, taxFile } from './tax-file'

/** Returns the file that a body of POST /trades/csv asks for, or its fault (behaviour 12.1, 12.3, 19.1). */
export function requestedFile(json: string): ServedFile | { fault: string } {
  const request = readCsvRequest(json)
  if ('fault' in request) return request
  try {
    return request.format === undefined ? csvFile(request) : taxFile(request)
  } catch (error) {
    if (error instanceof FileError) return { fault: error.message }
    throw error
  }
}

function csvFile(request: CsvRequest): ServedFile {
  const tokens = new Map(request.mints.map((token) => [token.address, token]))
  const table = csvTable(request.events, tokens, request.fetchedTokenPrices)
  return { contentType: CSV_TYPE, text: tableText(table) }
}
