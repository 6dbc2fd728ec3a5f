import { requestedFile } from '@/lib/view/files/csv-file'
import { guardedPost, jsonError, MAX_BODY_BYTES } from '@/lib/server/guarded-route'

const guards = { types: ['application/json'], maxBytes: MAX_BODY_BYTES.csv }

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text (behaviour 12.1, 12.3). */
export const POST = guardedPost('scripts', guards, async (_, body) => {
  const file = requestedFile(await body.text())
  if ('fault' in file) return jsonError(400, file.fault)
  return new Response(file.text, { headers: { 'content-type': file.contentType } })
})
