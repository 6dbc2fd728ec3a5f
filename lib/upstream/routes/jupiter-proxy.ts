import { isKeyText } from '@/lib/domain/text/api-key-text'
import { PASSED_HEADERS, UNREACHED_HEADER } from '@/lib/upstream/jupiter/jupiter-headers'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-paths'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { jsonError } from './json-error'

const LONGEST_QUERY = 6_000

/**
 * Passes one of Jupiter's three GET calls on and streams the answer back; nothing is stored
 * (behaviour 12.8).
 */
export async function proxyJupiter(request: Request, path: string): Promise<Response> {
  const { search } = new URL(request.url)
  const isKnown = Object.values(JUPITER_PATHS).some((known) => known === path)
  if (!isKnown || search.length > LONGEST_QUERY) return jsonError(404, 'There is nothing here.')
  const key = request.headers.get('x-api-key')
  if (key !== null && !isKeyText(key)) return jsonError(400, 'This is no API key.')
  try {
    const answer = await fetch(`${publicSettings.jupiterUrl}/${path}${search}`, {
      headers: key === null ? {} : { 'x-api-key': key },
      cache: 'no-store',
      redirect: 'error',
      signal: request.signal,
    })
    return new Response(answer.body, { status: answer.status, headers: passedHeaders(answer) })
  } catch {
    return jsonError(502, 'Jupiter could not be reached.', { [UNREACHED_HEADER]: '1' })
  }
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
