import { isKeyText } from '@/lib/domain/text/identifier'
import {
  JUPITER_PATHS,
  PROXY_PATH,
  RATE_LIMIT_RESET_HEADER,
  REQUEST_ID_HEADER,
  UNREACHED_HEADER,
} from '@/lib/upstream/jupiter/jupiter-fetch'
import { NEWER_PATHS } from '@/lib/upstream/newer-orders/newer-calls'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { jsonError } from './guarded-route'

const PASSED_HEADERS = ['retry-after', RATE_LIMIT_RESET_HEADER, REQUEST_ID_HEADER]

const MAX_QUERY_LENGTH = 6_000
/** Our own pages wait longer than this (behaviour 4.5), so they still receive the error. */
const MAX_WAIT_MS = 18_000

/** Vercel's limit for a request (behaviour 12.8). */
const MAX_RESPONSE_MS = 300_000
/** Jupiter's longest pages are some megabytes. */
const MAX_RESPONSE_BYTES = 64_000_000

const { challenge, verify, trigger, recurring } = NEWER_PATHS
const newer = publicSettings.hasNewerOrders
/** The paths that the proxy accepts: by GET, by GET with a sign-in's token, and by POST. */
const PATHS: Record<'get' | 'withToken' | 'post', readonly string[]> = {
  get: Object.values(JUPITER_PATHS),
  withToken: newer ? [trigger, recurring] : [],
  post: newer ? [challenge, verify] : [],
}

/**
 * Passes a call on to Jupiter, streams the response back and stores nothing (behaviour 12.8, 25.1). The
 * call is aborted with the request, or if Jupiter doesn't respond within 18 s.
 */
export async function proxyJupiter(request: Request, body?: Blob): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(`${PROXY_PATH}/`.length)
  const hasToken = !body && PATHS.withToken.includes(path)
  const isKnown = body ? PATHS.post.includes(path) : hasToken || PATHS.get.includes(path)
  if (!isKnown || search.length > MAX_QUERY_LENGTH) return jsonError(404, 'Not found.')
  const key = request.headers.get('x-api-key')
  if (key !== null && !isKeyText(key)) return jsonError(400, 'Invalid API key.')
  // This header can also hold the password of a protected deployment, which Jupiter must not see.
  const token = request.headers.get('authorization')?.match(/^Bearer .+/)?.[0]

  const call = new AbortController()
  const end = setTimeout(() => hangUp(), MAX_RESPONSE_MS)
  const hangUp = () => {
    clearTimeout(end)
    call.abort()
  }
  // On Node 20, AbortSignal.timeout doesn't fire once it is joined to another signal. So the timer is our own.
  const timer = setTimeout(hangUp, MAX_WAIT_MS)
  request.signal.addEventListener('abort', hangUp, { once: true })
  if (request.signal.aborted) hangUp()
  try {
    const response = await fetch(`${publicSettings.jupiterUrl}/${path}${search}`, {
      headers: {
        ...(key !== null && { 'x-api-key': key }),
        ...(hasToken && token !== undefined && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body }),
      cache: 'no-store',
      redirect: 'error',
      signal: call.signal,
    })
    // The content type is fixed, so that no browser renders a response of Jupiter's as one of our pages.
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of PASSED_HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const { readable, writable } = bounded()
    // However the body ends, whole, broken off or too long, nothing is left to wait for.
    void (response.body ?? new Blob().stream())
      .pipeTo(writable)
      .catch(() => {})
      .finally(() => clearTimeout(end))
    return new Response(readable, { status: response.status, headers })
  } catch {
    clearTimeout(end)
    return jsonError(502, 'Couldn’t reach Jupiter.', { [UNREACHED_HEADER]: '1' })
  } finally {
    clearTimeout(timer)
  }
}

/** Passes a body on, and breaks it off if it gets too long (behaviour 12.8). */
function bounded() {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_RESPONSE_BYTES) throw new Error('Jupiter’s response is too long')
      controller.enqueue(chunk)
    },
  })
}
