import { jsonError } from './json-error'

/** The longest body of POST /trades/csv; on Vercel a function takes 4.5 MB in (behaviour 12.1). */
export const CSV_BODY_BYTES = 4_000_000
/** The longest body of POST /trades/fetch-usd-prices (behaviour 12.4). */
export const PRICE_REQUEST_BODY_BYTES = 1_000_000

/** The answer to a request whose body is longer than its limit (behaviour 15.6). */
export function bodyTooLarge(): Response {
  return jsonError(413, 'The request is too large.')
}

/**
 * A request's body; undefined where it is longer than `longestBytes`. It is counted as it is read,
 * so that a wrong or missing content-length changes nothing.
 */
export async function readLimitedBody(
  request: Request,
  longestBytes: number,
): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = request.body?.getReader()
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > longestBytes) {
      await reader.cancel()
      return undefined
    }
    pieces.push(value)
  }
  return new Blob(pieces)
}
