import { requestedFile } from '@/lib/view/files/requested-file'
import { guardedPost, MAX_BODY_BYTES } from '@/lib/server/guarded-route'

const guards = { types: ['application/json'], maxBytes: MAX_BODY_BYTES.csv }

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text (behaviour 12.1, 12.3). */
export const POST = guardedPost('scripts', guards, async (_, body) => {
  const { text, contentType } = requestedFile(await body.text())
  return new Response(text, { headers: { 'content-type': contentType } })
})
