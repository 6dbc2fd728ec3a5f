import { isKeyText } from '@/lib/domain/text/api-key-text'
import { PASSED_HEADERS, UNREACHED_HEADER } from '@/lib/upstream/jupiter/jupiter-headers'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-paths'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { jsonError } from './json-error'

const LONGEST_QUERY = 6_000
/** Shorter than what our own pages wait (behaviour 4.5), so that they hear why there is no answer. */
const LONGEST_SILENCE_MS = 18_000

/**
 * Passes one of Jupiter's three GET calls on and streams the answer back; nothing is stored
 * (behaviour 12.8). The call ends with the request, or when no byte comes for 18 s (behaviour 12.16).
 */
export async function proxyJupiter(request: Request, path: string): Promise<Response> {
  const { search } = new URL(request.url)
  const isKnown = Object.values(JUPITER_PATHS).some((known) => known === path)
  if (!isKnown || search.length > LONGEST_QUERY) return jsonError(404, 'There is nothing here.')
  const key = request.headers.get('x-api-key')
  if (key !== null && !isKeyText(key)) return jsonError(400, 'This is no API key.')
  const calling = new AbortController()
  const hangUp = () => calling.abort()
  request.signal.addEventListener('abort', hangUp, { once: true })
  if (request.signal.aborted) hangUp()
  try {
    const answer = await withinSilenceLimit(
      fetch(`${publicSettings.jupiterUrl}/${path}${search}`, {
        headers: key === null ? {} : { 'x-api-key': key },
        cache: 'no-store',
        redirect: 'error',
        signal: calling.signal,
      }),
      hangUp,
    )
    const body = answer.body && passedBody(answer.body, hangUp)
    return new Response(body, { status: answer.status, headers: passedHeaders(answer) })
  } catch {
    return jsonError(502, 'Jupiter could not be reached.', { [UNREACHED_HEADER]: '1' })
  }
}

/**
 * What a promise gives. Where it takes too long, `hangUp` ends what it waits for. An own timer:
 * AbortSignal.timeout joined to another signal never fired in a route on Node 20.
 */
async function withinSilenceLimit<T>(promise: Promise<T>, hangUp: () => void): Promise<T> {
  const timer = setTimeout(hangUp, LONGEST_SILENCE_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A body piece by piece as the caller takes it. Only Jupiter's silence counts, not that of a caller
 * on a slow line.
 */
function passedBody(body: ReadableStream<Uint8Array>, hangUp: () => void) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await withinSilenceLimit(reader.read(), hangUp)
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function passedHeaders(answer: Response): Headers {
  const headers = new Headers({
    // Whatever it is, a browser must not read it as a page of ours.
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
