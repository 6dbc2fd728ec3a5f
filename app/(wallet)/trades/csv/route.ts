import { runInSlices } from '@/lib/domain/time/slices'
import { requestedFileSteps } from '@/lib/view/routes/csv-route'
import { guardedPost, MAX_BODY_BYTES } from '@/lib/server/guarded-route'

const guards = { types: ['application/json'], maxBytes: MAX_BODY_BYTES.csv }

/** Between two slices, the server handles what other callers sent. */
const SLICE_MS = 50
const clock = {
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setImmediate(resolve)),
}
/** Ends with the file before. One file at a time, because each needs many times the memory of its body. */
let fileBefore: Promise<unknown> = Promise.resolve()

/** POST JSON {events, mints, fetchedTokenPrices} -> CSV text (behaviour 12.1, 12.3). */
export const POST = guardedPost('scripts', guards, async (_, body) => {
  const file = fileBefore.then(async () =>
    runInSlices(requestedFileSteps(await body.text()), SLICE_MS, clock),
  )
  fileBefore = file.catch(() => undefined)
  const { text, contentType } = await file
  return new Response(text, { headers: { 'content-type': contentType } })
})
