import { CSV_COLUMNS, csvRows } from '@/lib/view/csv/csv-rows'
import { tablePieces } from '@/lib/view/csv/csv-text'
import { type CsvRequest, readCsvRequest } from '@/lib/view/csv/csv-request-body'
import { priceHeaders } from '@/lib/view/tax-files/price-headers'
import { type ServedFile, taxFile } from '@/lib/view/tax-files/tax-file'
import { guardedPost, jsonError } from '@/lib/server/guarded-route'

/** On Vercel a function takes 4.5 MB in (behaviour 12.1). */
const guards = { types: ['application/json'], maxBytes: 4_000_000 }

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text, streamed (behaviour 12.1, 12.3). */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = guardedPost(
  guards,
  async (_, body) => {
    const asked = readCsvRequest(await body.text())
    if ('fault' in asked) return jsonError(400, asked.fault)
    try {
      const { contentType, headers, pieces } =
        asked.format === undefined ? csvFile(asked) : taxFile(asked)
      return new Response(textStream(pieces), {
        headers: { 'content-type': contentType, ...headers },
      })
    } catch (error) {
      return jsonError(400, error instanceof Error ? error.message : 'Unexpected error.')
    }
  },
)

function csvFile(asked: CsvRequest): ServedFile {
  const tokens = new Map(asked.mints.map((token) => [token.address, token]))
  const rows = csvRows(asked.events, tokens, asked.fetchedTokenPrices)
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: priceHeaders(asked),
    pieces: tablePieces(CSV_COLUMNS, rows),
  }
}

function textStream(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
