import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json'
import { idleTimeout } from './idle-timeout'
import { readLines, readText } from './read-body'
import { UpstreamError } from './upstream-error'

export type HttpRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** 'error' where a header or the body holds a key: no other host may get it. */
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
 * One call to a service, whose whole answer is handed back.
 * @throws UpstreamError for a status of 400 or above, and for a connection that is lost or brings no
 * byte for too long; the signal's own reason once it aborts
 */
export function fetchText(request: HttpRequest): Promise<HttpAnswer> {
  return fetchAnswer(request, async (response, onActivity) => ({
    text: await readText(response, onActivity),
    headers: response.headers,
  }))
}

/**
 * One call whose answer comes line by line.
 * @param onLines called with the whole lines of each piece that comes
 * @throws like `fetchText`, also where the answer breaks off; the lines before that were handed over
 */
export function fetchLines(
  request: HttpRequest,
  onLines: (lines: string[]) => void,
): Promise<void> {
  return fetchAnswer(request, (response, onActivity) => readLines(response, onActivity, onLines))
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
      // Our own routes may stand behind a deployment's password; nobody else gets a cookie
      // (behaviour 12.9).
      credentials: request.url.startsWith('/') ? 'same-origin' : 'omit',
      cache: 'no-store',
      redirect: request.redirect ?? 'follow',
      signal,
    })
    onActivity()
    if (response.status < 400) return await read(response, onActivity)
    throw statusError(response, await readText(response, onActivity))
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError({ kind: 'network' })
  } finally {
    end()
  }
}

/**
 * A service's text as JSON, not yet checked.
 * @throws UpstreamError 'unreadable' where it is no JSON, as with an HTML page or a cut answer
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError({ kind: 'unreadable' })
  }
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
