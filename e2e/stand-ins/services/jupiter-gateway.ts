import { randomUUID } from 'node:crypto'
import type { Answer, StandInRequest } from '../request-and-answer'
import { gatewayRefusal } from '../fault-answer'

const KEYLESS_LIMIT = 30
const KEYED_LIMIT = 60

/** What stands before all of Jupiter's services: the check of the key, and headers of its own. */
export function throughGateway(request: StandInRequest, answer: () => Answer): Answer {
  const key = request.headers['x-api-key']
  const answered = key === 'wrong-key' ? gatewayRefusal(401) : answer()
  if (answered.kind !== 'reply') return answered
  const limit = key === undefined ? KEYLESS_LIMIT : KEYED_LIMIT
  const headers = {
    'x-api-gateway-request-id': randomUUID(),
    ...rateLimitHeaders(request, limit, answered.status, answered.headers['retry-after']),
    ...answered.headers,
  }
  return { ...answered, headers }
}

/**
 * The limit's headers, as documented on 200 and 429 only. The stand-ins never limit by themselves,
 * so that a test alone decides when that happens: other answers always leave nearly all of the limit.
 */
function rateLimitHeaders(
  request: StandInRequest,
  limit: number,
  status: number,
  retryAfter: string | undefined,
): Record<string, string> {
  if (status !== 200 && status !== 429) return {}
  const isLimited = status === 429
  const seconds = isLimited ? Number(retryAfter ?? 2) : 60
  return {
    'x-ratelimit-remaining': String(isLimited ? 0 : limit - 1),
    'x-ratelimit-current': String(isLimited ? limit : 1),
    'x-ratelimit-reset': String(Math.ceil(request.atMs / 1000 + seconds)),
  }
}
