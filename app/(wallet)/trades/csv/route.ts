import { jsonOf } from '@/lib/domain/text/json-value'
import { csvRows } from '@/lib/view/csv/csv-rows'
import { csvPieces } from '@/lib/view/csv/csv-text'
import { csvRequestFault, csvRequestSchema } from '@/lib/view/csv/csv-request-schema'
import { bodyTooLarge, CSV_BODY_BYTES, readLimitedBody } from '@/lib/upstream/routes/body-limit'
import { jsonError } from '@/lib/upstream/routes/json-error'

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text, streamed (behaviour 12.1, 12.3). */
export async function POST(request: Request): Promise<Response> {
  const sent = await readLimitedBody(request, CSV_BODY_BYTES)
  if (!sent) return bodyTooLarge()
  const body = csvRequestSchema.safeParse(jsonOf(await sent.text()))
  if (!body.success) return jsonError(400, csvRequestFault(body.error))
  try {
    const { events, mints, fetchedTokenPrices } = body.data
    const tokens = new Map(mints.map((token) => [token.address, token]))
    const rows = csvRows(events, tokens, fetchedTokenPrices)
    return new Response(textStream(csvPieces(rows)), {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    })
  } catch (error) {
    return jsonError(400, error instanceof Error ? error.message : 'The CSV cannot be written.')
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
