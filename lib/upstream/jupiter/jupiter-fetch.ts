import { faultOf, fetchText, UpstreamError } from '@/lib/upstream/http/http-call'
import { publicSettings } from '@/lib/upstream/environment/public-settings'

/** Jupiter's four paths (behaviour 4.1). Newer orders have four more (behaviour 25.1). */
export const JUPITER_PATHS = {
  recurring: 'recurring/v1/getRecurringOrders',
  trigger: 'trigger/v1/getTriggerOrders',
  tokens: 'tokens/v2/search',
  prices: 'price/v3',
} as const
type JupiterPath = (typeof JUPITER_PATHS)[keyof typeof JUPITER_PATHS]

/** The path of our proxy. */
export const PROXY_PATH = '/upstream/jupiter'

/** Says when Jupiter's limit ends, in Unix seconds. */
export const RATE_LIMIT_RESET_HEADER = 'x-ratelimit-reset'

/** Holds Jupiter's id of a call, which its support can look up. */
export const REQUEST_ID_HEADER = 'x-api-gateway-request-id'

/** Our proxy sets this header if it couldn't reach Jupiter: then the status isn't Jupiter's. */
export const UNREACHED_HEADER = 'x-upstream-unreached'

const IDLE_TIMEOUT_MS = 20_000

export type JupiterRequest = {
  path: JupiterPath | `trigger/v2/${string}`
  query: URLSearchParams
  /** The JSON of a POST; a GET has none. */
  body?: string
  token?: string
  signal: AbortSignal
}

/** Returns the text of a response. @throws as `fetchText` */
export type SendToJupiter = (request: JupiterRequest) => Promise<string>

/** Calls Jupiter. Calls for newer orders choose their route, direct or proxy, separately (behaviour 25.1). */
export function createJupiterFetch(apiKey: string | undefined): SendToJupiter {
  const [older, newer] = [createSender(apiKey), createSender(apiKey)]
  const paths: readonly string[] = Object.values(JUPITER_PATHS)
  return (request) => (paths.includes(request.path) ? older : newer)(request)
}

/**
 * Calls Jupiter directly, or through our proxy if the first calls of a session all end without a
 * response (behaviour 4.6). After a response from Jupiter, all calls go to it directly. After a response
 * below 400 from the proxy, all calls go through the proxy; any other status may be the proxy's own.
 */
function createSender(apiKey: string | undefined): SendToJupiter {
  let chosen: string | undefined
  // This is a function, because TypeScript assumes that `chosen` doesn't change during an `await`.
  const chosenUrl = () => chosen
  const firstCalls = new Set<Promise<unknown>>()

  async function sendTo(baseUrl: string, request: JupiterRequest): Promise<string> {
    try {
      const response = await callAt(baseUrl, request, apiKey)
      chosen = baseUrl
      return response
    } catch (error) {
      const fault = faultOf(error)
      if (fault && fault.kind !== 'network' && baseUrl !== PROXY_PATH) chosen = baseUrl
      const isUnreached = fault?.kind === 'status' && fault.headers.has(UNREACHED_HEADER)
      throw isUnreached ? new UpstreamError({ kind: 'network' }) : error
    }
  }

  return async (request) => {
    const baseUrl = chosenUrl()
    if (baseUrl !== undefined) return sendTo(baseUrl, request)
    const firstCall = sendTo(publicSettings.jupiterUrl, request)
    firstCalls.add(firstCall)
    try {
      return await firstCall
    } catch (error) {
      if (faultOf(error)?.kind !== 'network') throw error
      await Promise.allSettled(firstCalls)
      if (chosenUrl() === publicSettings.jupiterUrl) throw error
      return await sendTo(PROXY_PATH, request)
    } finally {
      firstCalls.delete(firstCall)
    }
  }
}

/** Calls Jupiter from outside a browser, where there is no proxy. */
export function createDirectFetch(apiKey: string | undefined): SendToJupiter {
  return (request) => callAt(publicSettings.jupiterUrl, request, apiKey)
}

function callAt(
  baseUrl: string,
  { path, query, body, token, signal }: JupiterRequest,
  apiKey: string | undefined,
): Promise<string> {
  const search = query.toString()
  const hasSecret = apiKey !== undefined || token !== undefined || body !== undefined
  return fetchText({
    url: `${baseUrl}/${path}${search && `?${search}`}`,
    headers: {
      ...(apiKey !== undefined && { 'x-api-key': apiKey }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
    redirect: hasSecret ? 'error' : 'follow',
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
}
