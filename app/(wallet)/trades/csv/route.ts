import { requestedFile } from '@/lib/view/files/csv-file'
import { MAX_CSV_REQUEST_BYTES } from '@/lib/view/routes/csv-route'
import { guardedPost, jsonError } from '@/lib/server/guarded-route'

const guards = { types: ['application/json'], maxBytes: MAX_CSV_REQUEST_BYTES }

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text (behaviour 12.1, 12.3). */
export const POST = guardedPost('scripts', guards, async (_, body) => {
  const file = requestedFile(await body.text())
  if ('fault' in file) return jsonError(400, file.fault)
  return new Response(file.text, { headers: { 'content-type': file.contentType } })
})
