import { isKeyText } from '@/lib/domain/text/identifier'
import {
  JUPITER_PATHS,
  RATE_LIMIT_RESET_HEADER,
  REQUEST_ID_HEADER,
  UNREACHED_HEADER,
} from '@/lib/upstream/jupiter/jupiter-fetch'
import { NEWER_PATHS } from '@/lib/upstream/newer-orders/newer-calls'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { jsonError } from './guarded-route'

/** The headers of Jupiter's responses that the proxy passes on. */
const PASSED_HEADERS = ['retry-after', RATE_LIMIT_RESET_HEADER, REQUEST_ID_HEADER]

const MAX_QUERY_LENGTH = 6_000
/** A signed transaction has 1,232 bytes at most (behaviour 25.1). */
export const MAX_BODY_BYTES = 16_000
/** Our own pages wait longer (behaviour 4.5), so they still get the reason why there is no response. */
const MAX_WAIT_MS = 18_000

/** The paths that the proxy passes on: by GET, by GET with the sign-in's token, and by POST. */
const { challenge, verify, trigger, recurring } = NEWER_PATHS
const newer = publicSettings.hasNewerOrders
const PATHS: Record<'get' | 'withToken' | 'post', readonly string[]> = {
  get: Object.values(JUPITER_PATHS),
  withToken: newer ? [trigger, recurring] : [],
  post: newer ? [challenge, verify] : [],
}

/**
 * Passes a call on to Jupiter and streams the response back; nothing is stored (behaviour 12.8, 25.1).
 * The call ends when the request does, or if Jupiter doesn't respond within 18 s (behaviour 12.8).
 * @param body the JSON of a POST; undefined makes it a GET
 */
export async function proxyJupiter(request: Request, path: string, body?: Blob): Promise<Response> {
  const { search } = new URL(request.url)
  const hasToken = !body && PATHS.withToken.includes(path)
  const isKnown = body ? PATHS.post.includes(path) : hasToken || PATHS.get.includes(path)
  if (!isKnown || search.length > MAX_QUERY_LENGTH) return jsonError(404, 'Not found.')
  const key = request.headers.get('x-api-key')
  if (key !== null && !isKeyText(key)) return jsonError(400, 'Invalid API key.')
  // A protected deployment gets its password in the same header, and Jupiter must not see that.
  const token = request.headers.get('authorization')?.match(/^Bearer .+/)?.[0]

  const call = new AbortController()
  const hangUp = () => call.abort()
  // Our own timer, because AbortSignal.timeout joined to another signal never fired on Node 20.
  const timer = setTimeout(hangUp, MAX_WAIT_MS)
  request.signal.addEventListener('abort', hangUp, { once: true })
  if (request.signal.aborted) hangUp()
  try {
    const answer = await fetch(`${publicSettings.jupiterUrl}/${path}${search}`, {
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
    return new Response(answer.body, { status: answer.status, headers: passedHeaders(answer) })
  } catch {
    return jsonError(502, 'Couldn’t reach Jupiter.', { [UNREACHED_HEADER]: '1' })
  } finally {
    clearTimeout(timer)
  }
}

function passedHeaders(answer: Response): Headers {
  // A browser must not take a response of Jupiter's for one of our pages.
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
