import * as z from '@/lib/domain/text/zod'
import { jsonOf } from '@/lib/domain/text/json'

export type HttpRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** 'error' if a header or the body holds a key: no other host may get it. */
  redirect?: 'follow' | 'error'
  /** How long no byte may come, in milliseconds, before the call counts as a network fault. */
  idleTimeoutMs: number
  signal: AbortSignal
}

/** An answer below status 400. */
export type HttpAnswer = { text: string; headers: Headers }

const MAX_MESSAGE_LENGTH = 300
const errorBodySchema = z.object({
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
})

/**
 * Makes one call to a service and returns its whole answer.
 * @throws UpstreamError for a status of 400 or above, and for a connection that is lost or brings no
 * byte for too long; the signal's own reason once it aborts
 */
export function fetchText(request: HttpRequest): Promise<HttpAnswer> {
  return fetchAnswer(request, async (response, onActivity) => ({
    text: await bodyText(response, onActivity),
    headers: response.headers,
  }))
}

/**
 * Makes one call whose answer comes line by line.
 * @param onLines called with the whole lines of each chunk; a last line may lack its line end
 * @throws like `fetchText`, also if the answer breaks off; the lines before that were handed over
 */
export function fetchLines(
  request: HttpRequest,
  onLines: (lines: string[]) => void,
): Promise<void> {
  return fetchAnswer(request, async (response, onActivity) => {
    let begun = ''
    for await (const chunk of bodyChunks(response, onActivity)) {
      const lines = (begun + chunk).split('\n')
      begun = lines.pop() ?? ''
      if (lines.length > 0) onLines(lines)
    }
    if (begun !== '') onLines([begun])
  })
}

async function fetchAnswer<T>(
  request: HttpRequest,
  read: (response: Response, onActivity: () => void) => Promise<T>,
): Promise<T> {
  const { signal, onActivity, end } = idleTimeout(request.signal, request.idleTimeoutMs)
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { body: request.body }),
      // A deployment may have a password; no other site gets a cookie (behaviour 12.9).
      credentials: request.url.startsWith('/') ? 'same-origin' : 'omit',
      cache: 'no-store',
      redirect: request.redirect ?? 'follow',
      signal,
    })
    onActivity()
    if (response.status < 400) return await read(response, onActivity)
    throw statusError(response, await bodyText(response, onActivity))
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError({ kind: 'network' })
  } finally {
    end()
  }
}

/**
 * Returns a signal that aborts with another one, or once no byte came for `limitMs` milliseconds: pages
 * can be megabytes on a slow line. It has its own timer, because AbortSignal.timeout joined to another
 * signal never fired on Node 20. `end` must be called once the answer is there.
 */
function idleTimeout(
  signal: AbortSignal,
  limitMs: number,
): { signal: AbortSignal; onActivity: () => void; end: () => void } {
  const controller = new AbortController()
  const follow = () => controller.abort(signal.reason)
  const expire = () => controller.abort(new DOMException('no byte came in time', 'TimeoutError'))
  let timer = setTimeout(expire, limitMs)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    onActivity: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, limitMs)
    },
    end: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', follow)
    },
  }
}

async function bodyText(response: Response, onActivity: () => void): Promise<string> {
  const chunks: string[] = []
  for await (const chunk of bodyChunks(response, onActivity)) chunks.push(chunk)
  return chunks.join('')
}

/** Yields a body's text as it comes; throws what the stream throws, also if it ends early. */
async function* bodyChunks(response: Response, onActivity: () => void): AsyncGenerator<string> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    onActivity()
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}

/**
 * Returns a service's text as JSON of a schema's form.
 * @throws UpstreamError 'unreadable' for anything else, such as an HTML page or a cut answer
 */
export function parseAs<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const json = jsonOf(text)
  const { success, data } = schema.safeParse(json)
  if (!success || json === undefined) throw new UpstreamError({ kind: 'unreadable' })
  return data
}

function statusError({ status, statusText, headers }: Response, text: string): UpstreamError {
  const message = errorMessage(text) ?? statusText
  return new UpstreamError({ kind: 'status', status, message, headers })
}

/** The message of an error body, which services name `error` or `message` and may send as text. */
function errorMessage(text: string): string | undefined {
  const body = errorBodySchema.safeParse(jsonOf(text)).data
  const message = [body?.error, body?.message].find((value) => typeof value === 'string')
  return typeof message === 'string' ? message.slice(0, MAX_MESSAGE_LENGTH) : undefined
}

/** What went wrong with one call to a service. */
export type UpstreamFault =
  /** It answered with a status of 400 or above. */
  | {
      kind: 'status'
      status: number
      /** What the service said; may be empty. */
      message: string
      /** The answer's headers. */
      headers: Headers
    }
  /** No whole answer: refused, cut off, or no byte for too long. */
  | { kind: 'network' }
  /** An answer that is not what it should be: HTML for JSON, or without its list. */
  | { kind: 'unreadable' }

/** Thrown by every call to a service. */
export class UpstreamError extends Error {
  constructor(readonly fault: UpstreamFault) {
    super(fault.kind === 'status' ? `status ${fault.status}: ${fault.message}` : fault.kind)
    this.name = 'UpstreamError'
  }
}

/** Returns what went wrong with a call; undefined if an error is another one. */
export function faultOf(error: unknown): UpstreamFault | undefined {
  return error instanceof UpstreamError ? error.fault : undefined
}

/**
 * Returns how many milliseconds an answer asks to wait in its header Retry-After (RFC 9110, section
 * 10.2.3), which holds seconds or a date; `undefined` if it asks for none.
 * @param nowMs Unix milliseconds
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const ms = /^\d/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
