import { csvRows } from '@/lib/view/csv/csv-rows'
import { csvPieces } from '@/lib/view/csv/csv-text'
import { readCsvRequest } from '@/lib/view/csv/csv-request-body'
import { guardedPost } from '@/lib/upstream/routes/guarded-route'
import { jsonError } from '@/lib/upstream/routes/json-error'

/** On Vercel a function takes 4.5 MB in (behaviour 12.1). */
const LONGEST_BODY_BYTES = 4_000_000
/** Ten of the longest: each takes some 15 times its bytes until its answer is sent. */
const ROOM_BYTES = 40_000_000

const guards = {
  types: ['application/json'],
  longestBytes: LONGEST_BODY_BYTES,
  roomBytes: ROOM_BYTES,
}

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text, streamed (behaviour 12.1, 12.3). */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = guardedPost(
  guards,
  async (_, body) => {
    const asked = readCsvRequest(await body.text())
    if ('fault' in asked) return jsonError(400, asked.fault)
    try {
      const { events, mints, fetchedTokenPrices } = asked
      const tokens = new Map(mints.map((token) => [token.address, token]))
      const rows = csvRows(events, tokens, fetchedTokenPrices)
      return new Response(textStream(csvPieces(rows)), {
        headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
      })
    } catch (error) {
      return jsonError(400, error instanceof Error ? error.message : 'The CSV cannot be written.')
    }
  },
)

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
