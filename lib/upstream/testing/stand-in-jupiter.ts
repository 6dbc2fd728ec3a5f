import type { JupiterRequest } from '@/lib/upstream/jupiter/jupiter-fetch'
import { createJupiterCalls, type JupiterCallsOptions } from '@/lib/upstream/jupiter/jupiter-calls'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

/** For tests: Jupiter's calls to a service that is a function, without waits that take time. */
export function standInJupiter(
  answer: (request: JupiterRequest) => Promise<string>,
  options: Partial<JupiterCallsOptions> = {},
) {
  const requests: JupiterRequest[] = []
  const waits: number[] = []
  const calls = createJupiterCalls({
    fetchJupiter: (request) => {
      requests.push(request)
      return answer(request)
    },
    requestsPerMinute: 1_000,
    apiKey: undefined,
    now: Date.now,
    wait: async (ms) => {
      waits.push(ms)
    },
    ...options,
  })
  return { calls, requests, waits }
}

/** The error of an answer with a status of 400 or above. */
export function statusFault(status: number, sent: Record<string, string> = {}): UpstreamError {
  const message = 'an invented message'
  const headers = new Headers({ 'x-api-gateway-request-id': 'id-1', ...sent })
  return new UpstreamError({ kind: 'status', status, message, headers })
}
