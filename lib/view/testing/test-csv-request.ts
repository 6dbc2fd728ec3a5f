import { type CsvRequest, readCsvRequest } from '@/lib/view/routes/csv-route'

/** For tests: parses a body of POST /trades/csv. Throws if it is invalid or asks for a tax file. */
export function testCsvRequest(body: string): CsvRequest {
  const request = readCsvRequest(body)
  if ('fault' in request) throw new Error(request.fault)
  if (request.format !== undefined) throw new Error(`The body asks for ${request.format}`)
  return request
}
