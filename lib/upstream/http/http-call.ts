import * as z from '@/lib/domain/text/zod'

export type HttpRequest = {
  url: string
  headers?: Record<string, string>
  /** Makes the call a POST. */
  body?: string | undefined
  /** 'error' if a header or the body is secret, because a redirect would send it to another host. */
  redirect?: 'follow' | 'error'
  /** Whether a status below 400 other than 200 is a fault, too. */
  requiresOk?: true
  /** After this many milliseconds without a byte, the call ends with a network fault. */
  idleTimeoutMs: number
  /** After this many milliseconds, the call ends with a network fault, even if bytes still come. */
  maxMs?: number
  /** A longer response is unreadable. */
  maxBytes?: number
  signal: AbortSignal
}

const MAX_MESSAGE_LENGTH = 300
const errorBodySchema = z.record(z.string(), z.unknown())

/**
 * Calls a service and returns the text of its response.
 * @throws UpstreamError for a status of 400 or above (or any but 200, if the request needs that), a lost
 * connection, or no byte for too long; the signal's reason once it aborts
 */
export function fetchText(request: HttpRequest): Promise<string> {
  return textOf(fetchChunks(request))
}

/**
 * Calls a service and gives the lines of its response to `onLines` as they arrive: the complete lines of each
 * chunk, and finally the last line if no line break ends it.
 * @throws as `fetchText`, even after some lines have arrived; what `onLines` throws
 */
export async function fetchLines(
  request: HttpRequest,
  onLines: (lines: string[]) => void,
): Promise<void> {
  let partialLine = ''
  for await (const chunk of fetchChunks(request)) {
    const lines = (partialLine + chunk).split('\n')
    partialLine = lines.pop() ?? ''
    if (lines.length > 0) onLines(lines)
  }
  if (partialLine !== '') onLines([partialLine])
}

/** Without `maxMs` the total time has no limit, because a page can be megabytes long and a connection can be slow. */
async function* fetchChunks(request: HttpRequest): AsyncGenerator<string> {
  // The timer is our own, because on Node 20, AbortSignal.timeout doesn't fire once it is joined to another signal.
  const call = new AbortController()
  const follow = () => call.abort(request.signal.reason)
  const expire = () => call.abort(new DOMException('no byte came in time', 'TimeoutError'))
  let timer = setTimeout(expire, request.idleTimeoutMs)
  const end = request.maxMs === undefined ? undefined : setTimeout(expire, request.maxMs)
  const onActivity = () => {
    clearTimeout(timer)
    timer = setTimeout(expire, request.idleTimeoutMs)
  }
  if (request.signal.aborted) follow()
  else request.signal.addEventListener('abort', follow, { once: true })
  try {
    const response = await fetch(request.url, {
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
      // A deployment behind a password needs its own cookies. Other sites get none (behaviour 12.9).
      credentials: request.url.startsWith('/') ? 'same-origin' : 'omit',
      cache: 'no-store',
      redirect: request.redirect ?? 'follow',
      signal: call.signal,
    }).catch(throwLost)
    onActivity()
    const { status, headers } = response
    const chunks = bodyChunks(response, onActivity, request.maxBytes)
    if (request.requiresOk ? status !== 200 : status >= 400) {
      const message = errorMessage(await textOf(chunks)) ?? response.statusText
      throw new UpstreamError({ kind: 'status', status, message, headers })
    }
    yield* chunks
  } catch (error) {
    request.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    clearTimeout(end)
    request.signal.removeEventListener('abort', follow)
  }
}

/** Replaces what fetch or a body's stream throws. Any other error is a bug of ours and stays as it is. */
function throwLost(): never {
  throw new UpstreamError({ kind: 'network' })
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

/** Yields a body's text as it arrives. @throws UpstreamError 'network' if it breaks off, 'unreadable' if it is too long */
async function* bodyChunks(
  response: Response,
  onActivity: () => void,
  maxBytes = Infinity,
): AsyncGenerator<string> {
  if (!response.body) return
  let bytes = 0
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read().catch(throwLost)
    if (done) break
    onActivity()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw new UpstreamError({ kind: 'unreadable' })
    }
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}

/** Parses a service's JSON. @throws UpstreamError 'unreadable' if it isn't JSON or doesn't match the schema */
export function parseAs<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const json = z.jsonOf(text)
  const { success, data } = schema.safeParse(json)
  if (!success || json === undefined) throw new UpstreamError({ kind: 'unreadable' })
  return data
}

/** Returns the message of an error body. Services call it `error` or `message`, and not all send JSON. */
function errorMessage(text: string): string | undefined {
  const body = errorBodySchema.safeParse(z.jsonOf(text)).data
  const message = [body?.error, body?.message].find((value) => typeof value === 'string')
  return message?.slice(0, MAX_MESSAGE_LENGTH)
}

export type UpstreamFault =
  /** The status was 400 or above, or not the 200 that the request needs. The service's message may be empty. */
  | { kind: 'status'; status: number; message: string; headers: Headers }
  /** The response didn't arrive in full: the connection failed, or no byte came for too long. */
  | { kind: 'network' }
  /** The response had the wrong format: it was HTML instead of JSON, or it lacked a list. */
  | { kind: 'unreadable' }

export class UpstreamError extends Error {
  constructor(readonly fault: UpstreamFault) {
    super(fault.kind === 'status' ? `status ${fault.status}: ${fault.message}` : fault.kind)
    this.name = 'UpstreamError'
  }
}

/** Returns the fault of an UpstreamError; undefined for any other error. */
export function faultOf(error: unknown): UpstreamFault | undefined {
  return error instanceof UpstreamError ? error.fault : undefined
}

/**
 * Returns how many milliseconds a Retry-After header asks to wait; undefined if it asks for no wait. The header has
 * seconds or a date (RFC 9110, section 10.2.3).
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const ms = /^\d/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

/** Waits, or throws the signal's reason once it aborts. Callers pass the function in, so that tests can skip waits. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const abortableWait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal.addEventListener('abort', abort, { once: true })
  })
