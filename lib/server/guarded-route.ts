type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Answer<T extends unknown[]> = (request: Request, ...rest: T) => Promise<Response>
type BodyAnswer<T extends unknown[]> = (
  request: Request,
  body: Blob,
  ...rest: T
) => Promise<Response>
type BodyBounds = { types: readonly string[]; maxBytes: number }
type Handlers<T extends unknown[]> = Record<Method, Answer<T>>

const MAX_BODY_MS = 120_000
const MAX_ANSWER_MS = 300_000

/**
 * Returns an error answer of our routes: `{"error": text}` (behaviour 12.9).
 * @param text for people
 */
export function jsonError(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: text }, { status, headers })
}

/**
 * Returns the handlers of a route that answers POST, from our own pages or a script (behaviour 12.11, 15.11).
 * @param answer called with the body once no guard refuses
 */
export function guardedPost(bounds: BodyBounds, answer: BodyAnswer<[]>): Handlers<[]> {
  return handlersFor({ POST: withBody(bounds, 'scripts', answer) })
}

/**
 * Returns the handlers of a route that answers GET and POST, and only our own pages (behaviour 12.11).
 * @param get called once no guard refuses
 * @param post called with the body once no guard refuses
 */
export function guardedGetAndPost<T extends unknown[]>(
  get: Answer<T>,
  bounds: BodyBounds,
  post: BodyAnswer<T>,
): Handlers<T> {
  return handlersFor({
    GET: async (request, ...rest) =>
      isSameOrigin(request.headers, 'no-scripts') ? get(request, ...rest) : crossSite(),
    POST: withBody(bounds, 'no-scripts', post),
  })
}

/** Checks site, content type and length in this order, before and while the body is read. */
function withBody<T extends unknown[]>(
  { types, maxBytes }: BodyBounds,
  letIn: 'scripts' | 'no-scripts',
  answer: BodyAnswer<T>,
): Answer<T> {
  return async (request, ...rest) => {
    if (!isSameOrigin(request.headers, letIn)) return crossSite()
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
    if (!types.includes(type.trim().toLowerCase())) {
      return jsonError(415, `The request must be ${types.join(' or ')}.`)
    }
    const body = await readBody(request, maxBytes)
    if (body === 'too-large') return jsonError(413, 'The request is too large.')
    if (body === 'incomplete') return jsonError(408, 'The request was incomplete.')
    return answer(request, body, ...rest)
  }
}

function crossSite(): Response {
  return jsonError(403, 'Cross-site requests aren’t allowed.')
}

/** Next answers a method without a handler by itself, and lets its answer be stored. */
function handlersFor<T extends unknown[]>(answers: Partial<Handlers<T>>): Handlers<T> {
  const methods = Object.keys(answers)
  const refuse: Answer<T> = async () =>
    jsonError(405, `Method not allowed. Use ${methods.join(' or ')}.`, {
      allow: methods.join(', '),
    })
  const guarded =
    (answer = refuse): Answer<T> =>
    async (request, ...rest) => {
      try {
        return sent(await answer(request, ...rest))
      } catch (error) {
        console.error(error)
        return sent(jsonError(500, 'Unexpected error.'))
      }
    }
  return {
    GET: guarded(answers.GET),
    HEAD: guarded(),
    OPTIONS: guarded(),
    POST: guarded(answers.POST),
    PUT: guarded(),
    PATCH: guarded(),
    DELETE: guarded(),
  }
}

/** The answer, never to be stored, broken off after 300 s (behaviour 12.9, 12.11). */
function sent(answer: Response): Response {
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const init = { status: answer.status, statusText: answer.statusText, headers }
  if (!answer.body) return new Response(null, init)
  // A timer of our own: AbortSignal.timeout never fired in a route on Node 20.
  const deadline = new AbortController()
  const timer = setTimeout(
    () => deadline.abort(new Error('The answer took over 300 s.')),
    MAX_ANSWER_MS,
  )
  timer.unref()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const piping = answer.body.pipeTo(writable, { signal: deadline.signal })
  // The caller learns of a broken answer from the stream itself.
  void piping.catch(() => undefined).finally(() => clearTimeout(timer))
  return new Response(readable, init)
}

/**
 * Returns whether a request comes from a page of this site, or from a script if `letIn` allows those
 * (behaviour 12.11). `Sec-Fetch-Site` decides if it is sent, else `Origin`, else `Referer`, which must
 * name the host that was asked. A request without them is from a script. On plain http a browser sends
 * `Referer` alone with a page's own GET.
 *
 * That host is in `Host`, or in `X-Forwarded-Host` behind a reverse proxy. Both can be believed: a
 * page of another site can set neither. The scheme is not compared, because a proxy that ends TLS
 * hides it.
 */
export function isSameOrigin(headers: Headers, letIn: 'scripts' | 'no-scripts'): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const page = headers.get('origin') ?? headers.get('referer')
  if (page === null) return letIn === 'scripts'
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  const hosts = [headers.get('host') ?? '', ...forwarded].map((host) => host.trim().toLowerCase())
  try {
    return hosts.includes(new URL(page).host)
  } catch {
    return false
  }
}

/**
 * Returns a request's body, or why there is none: 'too-large', or 'incomplete' if it breaks off or is
 * not there after 120 s. Its bytes are counted as they come, whatever `Content-Length` says
 * (behaviour 12.11).
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Blob | 'too-large' | 'incomplete'> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large'
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const deadline = new Promise<'incomplete'>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve('incomplete')
    }, MAX_BODY_MS)
  })

  // Never cancelled: that would end the connection before the error is sent.
  const collect = async () => {
    const reader = request.body?.getReader()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    while (reader && !isLate) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) return 'too-large'
      chunks.push(value)
    }
    return new Blob(chunks)
  }
  try {
    return await Promise.race([collect(), deadline])
  } catch {
    return 'incomplete'
  } finally {
    clearTimeout(timer)
  }
}
