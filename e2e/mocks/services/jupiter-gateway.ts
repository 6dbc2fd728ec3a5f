import { randomUUID } from 'node:crypto'
import { EXPOSED_HEADERS } from '../cross-origin'
import { gatewayRefusal } from '../fault-response'
import type { MockResponse, MockRequest } from '../request-and-response'
import type { GatewayLimit } from './gateway-limit'

/**
 * Adds what Jupiter's gateway adds to all its services: the limit if a test enforces it, the check of
 * the key, and headers of its own.
 */
export function throughGateway(
  limit: GatewayLimit,
  request: MockRequest,
  serviceResponse: () => MockResponse,
): MockResponse {
  const key = request.headers['x-api-key']
  const caller = limit.callerOf(request)
  const { isRefused, ...count } = limit.count(request)
  const isLimited = caller !== undefined && isRefused
  const right = () => (key === 'wrong-key' ? gatewayRefusal(401) : serviceResponse())
  const response = isLimited ? gatewayRefusal(429) : right()
  if (response.kind !== 'reply') return response
  const headers = {
    'x-api-gateway-request-id': randomUUID(),
    ...rateLimitHeaders(request, count, response.status),
    ...(caller?.exposesHeaders ? EXPOSED_HEADERS : {}),
    ...response.headers,
  }
  const isHiddenFromBrowsers = isLimited && caller.hides429
  return { ...response, headers, ...(isHiddenFromBrowsers ? { isHiddenFromBrowsers } : {}) }
}

/**
 * Returns the limit's headers, which are documented only for the statuses 200 and 429. A 429 that is a
 * test's fault says that no calls remain.
 */
function rateLimitHeaders(
  { atMs }: MockRequest,
  { remaining, current, resetMs }: { remaining: number; current: number; resetMs: number },
  status: number,
): Record<string, string> {
  if (status !== 200 && status !== 429) return {}
  const isFault = status === 429 && remaining > 0
  const atReset = isFault ? atMs + 2_000 : resetMs
  return {
    'x-ratelimit-remaining': String(isFault ? 0 : remaining),
    'x-ratelimit-current': String(current),
    'x-ratelimit-reset': String(Math.ceil(atReset / 1_000)),
  }
}
