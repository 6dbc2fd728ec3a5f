import { z } from 'zod/mini'
import { jsonOf } from '@/lib/domain/text/json-value'
import {
  type JupiterPath,
  PROXY_PATH,
  UNREACHED_HEADER,
} from '@/lib/upstream/jupiter/jupiter-paths'
import { settings } from '@/lib/upstream/settings/public-settings'
import { readLines, readText, idleTimeout } from './idle-timeout'
import { createFailover } from '@/lib/upstream/jupiter/jupiter-failover'
import { UpstreamError } from './upstream-error'

export type HttpRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** 'error' where a header or the body holds a key: no other host may get it. */
  redirect?: 'follow' | 'error'
  /** How long a service may be silent, in milliseconds, before it counts as a network fault. */
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
 * One call to a service; the only place that fetches.
 * @throws UpstreamError for a status of 400 or above and for a lost or silent connection, and the
 * signal's own reason once it aborts
 */
export function fetchText(request: HttpRequest): Promise<HttpAnswer> {
  return answered(request, async (response, heard) => ({
    text: await readText(response, heard),
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
  return answered(request, (response, heard) => readLines(response, heard, onLines))
}

async function answered<T>(
  request: HttpRequest,
  read: (response: Response, heard: () => void) => Promise<T>,
): Promise<T> {
  const limit = idleTimeout(request.signal, request.idleTimeoutMs)
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { body: request.body }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: request.redirect ?? 'follow',
      signal: limit.signal,
    })
    limit.heard()
    if (response.status < 400) return await read(response, limit.heard)
    const text = await readText(response, limit.heard)
    if (response.headers.has(UNREACHED_HEADER)) throw new UpstreamError({ kind: 'network' })
    throw statusError(response, text)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError({ kind: 'network' })
  } finally {
    limit.end()
  }
}

export type JupiterRequest = {
  path: JupiterPath
  query: URLSearchParams
  /** The visitor's own key; undefined without one. */
  apiKey: string | undefined
  signal: AbortSignal
}

const JUPITER_IDLE_TIMEOUT_MS = 20_000

/**
 * Jupiter's GET calls, straight to the service or, where a session's first calls all fail without
 * any HTTP answer, by our own route. Calls with a key need a preflight, so they choose their way
 * apart. The function it returns throws like `fetchText`.
 */
export function createJupiterFetch(): (request: JupiterRequest) => Promise<string> {
  const keylessWays = createFailover()
  const keyedWays = createFailover()

  return ({ path, query, apiKey, signal }) => {
    const callAt = async (base: string) => {
      const answer = await fetchText({
        url: `${base}/${path}?${query}`,
        headers: apiKey === undefined ? {} : { 'x-api-key': apiKey },
        redirect: apiKey === undefined ? 'follow' : 'error',
        idleTimeoutMs: JUPITER_IDLE_TIMEOUT_MS,
        signal,
      })
      return answer.text
    }
    const ways = apiKey === undefined ? keylessWays : keyedWays
    return ways(
      () => callAt(settings.jupiterUrl),
      () => callAt(PROXY_PATH),
    )
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

function statusError(response: Response, text: string): UpstreamError {
  return new UpstreamError({
    kind: 'status',
    status: response.status,
    message: errorMessage(text) ?? response.statusText,
    retryAfterMs: retryAfterMs(response.headers),
    requestId: response.headers.get('x-api-gateway-request-id') ?? '',
  })
}

/** The message of an error body, which services name `error` or `message` and may send as text. */
function errorMessage(text: string): string | undefined {
  const body = errorBodySchema.safeParse(jsonOf(text)).data
  const message = [body?.error, body?.message].find((value) => typeof value === 'string')
  return typeof message === 'string' ? message.slice(0, MAX_MESSAGE_LENGTH) : undefined
}

/** How long a service asks to wait: Retry-After (RFC 9110), or Jupiter's x-ratelimit-reset. */
function retryAfterMs(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const askedMs = /^\d/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now()
  if (Number.isFinite(askedMs) && askedMs > 0) return askedMs
  const resetSeconds = Number(headers.get('x-ratelimit-reset') ?? Number.NaN)
  const ms = resetSeconds * 1000 - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
