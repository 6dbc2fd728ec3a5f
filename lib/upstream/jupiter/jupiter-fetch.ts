import { faultOf, fetchText, type HttpAnswer, UpstreamError } from '@/lib/upstream/http/http-call'
import { publicSettings } from '@/lib/upstream/settings/public-settings'

/** The four paths of Jupiter's (behaviour 4.1); newer orders have four more (behaviour 25.1). */
export const JUPITER_PATHS = {
  recurring: 'recurring/v1/getRecurringOrders',
  trigger: 'trigger/v1/getTriggerOrders',
  tokens: 'tokens/v2/search',
  prices: 'price/v3',
} as const
type JupiterPath = (typeof JUPITER_PATHS)[keyof typeof JUPITER_PATHS]

/** Our own route that passes Jupiter's answers on. */
const PROXY_PATH = '/upstream/jupiter'

/** When Jupiter's limit ends, in Unix seconds. */
export const RATE_LIMIT_RESET_HEADER = 'x-ratelimit-reset'

/** Jupiter's id of a call, which its support can look up. */
export const REQUEST_ID_HEADER = 'x-api-gateway-request-id'

/** Set by our proxy if it could not reach Jupiter: then the status is not Jupiter's. */
export const UNREACHED_HEADER = 'x-upstream-unreached'

const IDLE_TIMEOUT_MS = 20_000

/** What a call asks of Jupiter. */
export type JupiterRequest = {
  path: JupiterPath | `trigger/v2/${string}`
  query: URLSearchParams
  /** JSON, for a POST. */
  body?: string
  /** A sign-in's, sent as Authorization. */
  token?: string
  signal: AbortSignal
}

export type JupiterSender = ReturnType<typeof createJupiterFetch>

/**
 * Makes Jupiter's calls: straight, or through our own proxy if the session's first calls all end
 * without any HTTP answer (behaviour 4.6).
 * Jupiter itself is kept once it answered, the proxy once it answered with a status below 400: any other
 * may be its own. `send` throws like `fetchText`.
 * @param apiKey the visitor's own key; `undefined` without one
 */
export function createJupiterFetch(apiKey: string | undefined) {
  let kept: 'straight' | 'proxy' | undefined
  const keptRoute = () => kept
  const firstCalls = new Set<Promise<unknown>>()

  async function sendStraight(request: JupiterRequest): Promise<HttpAnswer> {
    try {
      const answer = await callAt(publicSettings.jupiterUrl, request, apiKey)
      kept = 'straight'
      return answer
    } catch (error) {
      const fault = faultOf(error)
      if (fault && fault.kind !== 'network') kept = 'straight'
      throw error
    }
  }

  async function sendThroughProxy(request: JupiterRequest): Promise<HttpAnswer> {
    try {
      const answer = await callAt(PROXY_PATH, request, apiKey)
      kept = 'proxy'
      return answer
    } catch (error) {
      const fault = faultOf(error)
      const isUnreached = fault?.kind === 'status' && fault.headers.has(UNREACHED_HEADER)
      throw isUnreached ? new UpstreamError({ kind: 'network' }) : error
    }
  }

  async function send(request: JupiterRequest): Promise<HttpAnswer> {
    if (keptRoute() === 'straight') return sendStraight(request)
    if (keptRoute() === 'proxy') return sendThroughProxy(request)
    const firstCall = sendStraight(request)
    firstCalls.add(firstCall)
    try {
      return await firstCall
    } catch (error) {
      if (faultOf(error)?.kind !== 'network') throw error
      await Promise.allSettled(firstCalls)
      if (keptRoute() === 'straight') throw error
      return await sendThroughProxy(request)
    } finally {
      firstCalls.delete(firstCall)
    }
  }

  return { send }
}

/** Makes Jupiter's calls outside of a browser, where there is no proxy. */
export function createDirectFetch(apiKey: string | undefined): JupiterSender {
  return {
    send: (request) => callAt(publicSettings.jupiterUrl, request, apiKey),
  }
}

function callAt(
  baseUrl: string,
  { path, query, body, token, signal }: JupiterRequest,
  apiKey: string | undefined,
): Promise<HttpAnswer> {
  const search = query.toString()
  const hasSecret = apiKey !== undefined || token !== undefined || body !== undefined
  return fetchText({
    url: `${baseUrl}/${path}${search && `?${search}`}`,
    headers: {
      ...(apiKey !== undefined && { 'x-api-key': apiKey }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body }),
    redirect: hasSecret ? 'error' : 'follow',
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
}
