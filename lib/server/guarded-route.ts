import { FileError } from '@/lib/domain/files/file-error'

type Answer = (request: Request) => Promise<Response>
type Caller = 'scripts' | 'no-scripts'
type BodyBounds = { types: readonly string[]; maxBytes: number; maxMs?: number }

/** The longest bodies of our routes, in bytes (behaviour 12.1, 12.4, 12.8). */
export const MAX_BODY_BYTES = {
  /** A function on Vercel accepts 4.5 MB. */
  csv: 4_000_000,
  prices: 64_000,
  /** A signed transaction, the largest body, has at most 1,232 bytes (behaviour 25.1). */
  jupiter: 16_000,
}

/** A body must be whole within this time (behaviour 12.11). */
const MAX_BODY_MS = 60_000

/** Returns an error response, `{"error": text}`, whose text is for people (behaviour 12.9). */
export function jsonError(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: text }, { status, headers })
}

/** Creates the handler of a POST, which checks site, content type and length (behaviour 12.11, 15.11). */
export function guardedPost(
  allowed: Caller,
  { types, maxBytes, maxMs = MAX_BODY_MS }: BodyBounds,
  answer: (request: Request, body: Blob) => Promise<Response>,
): Answer {
  return guarded(allowed, async (request) => {
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
    if (!types.includes(type.trim().toLowerCase())) {
      return jsonError(415, `The request must be ${types.join(' or ')}.`)
    }
    const body = await readBody(request, maxBytes, maxMs)
    if (body === 'too-large') return jsonError(413, 'The request is too large.')
    if (body === 'incomplete') {
      return jsonError(408, 'The request was incomplete.', { connection: 'close' })
    }
    return answer(request, body)
  })
}

const CROSS_SITE = 'Cross-site requests aren’t allowed.'
const OTHER_HOST =
  'The host of this request isn’t this page’s. A proxy in front of this site must pass on Host or X-Forwarded-Host.'

/**
 * Returns whether a refused request names another host than ours, and its browser doesn't say that the page is from
 * another site. A proxy in front of this server may have changed `Host` (behaviour 12.11).
 */
function isOtherHost(headers: Headers): boolean {
  const page = headers.get('origin') ?? headers.get('referer')
  return !headers.has('sec-fetch-site') && /^https?:\/\/./i.test(page ?? '')
}

/** Creates a handler for our own pages, and for scripts if `allowed` is 'scripts' (behaviour 12.11). A FileError becomes a 400. */
export function guarded(allowed: Caller, answer: Answer): Answer {
  return async (request) => {
    if (!isSameOrigin(request.headers, allowed)) {
      return jsonError(403, isOtherHost(request.headers) ? OTHER_HOST : CROSS_SITE)
    }
    try {
      return await answer(request)
    } catch (error) {
      if (error instanceof FileError) return jsonError(400, error.message)
      console.error(error)
      return jsonError(500, 'Unexpected error.')
    }
  }
}

/**
 * Returns whether a request comes from a page of this site, or from a script if `allowed` allows those (behaviour
 * 12.11). `Sec-Fetch-Site` decides; without it, `Origin` or else `Referer` must name our host. On plain http, a
 * browser's GET has only `Referer`. Our host is in `Host`, or in `X-Forwarded-Host` behind a reverse proxy. A page of
 * another site can set neither. The scheme isn't compared, because a server behind a proxy that ends TLS doesn't
 * know it.
 */
export function isSameOrigin(headers: Headers, allowed: Caller): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const page = headers.get('origin') ?? headers.get('referer')
  if (page === null) return allowed === 'scripts'
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  const hosts = [headers.get('host') ?? '', ...forwarded].map((host) => host.trim().toLowerCase())
  try {
    return hosts.includes(new URL(page).host)
  } catch {
    return false
  }
}

/**
 * Reads a body and counts its bytes, because `Content-Length` can be wrong (behaviour 12.11). Returns 'too-large'
 * for more than `maxBytes`, and 'incomplete' if the body breaks off or isn't whole after `maxMs`.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  maxMs: number,
): Promise<Blob | 'too-large' | 'incomplete'> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large'
  const reader = request.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), maxMs)
  })
  try {
    for (;;) {
      const step = await Promise.race([reader?.read(), late])
      if (step === 'late') return 'incomplete'
      const chunk = step?.value
      if (!chunk) return new Blob(chunks)
      bytes += chunk.byteLength
      // The reader isn't cancelled, because that would close the connection before the error is sent.
      if (bytes > maxBytes) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'incomplete'
  } finally {
    clearTimeout(timer)
  }
}
