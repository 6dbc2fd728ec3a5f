import type { JupiterRequest } from './http'
import { createJupiterCalls, type JupiterCallsOptions } from './jupiter-calls'
import { UpstreamError } from './upstream-error'

/** For tests: Jupiter's calls to a service that is a function, without waits that take time. */
export function fakeJupiter(
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
export function statusFault(status: number, retryAfterMs?: number): UpstreamError {
  const message = 'an invented message'
  return new UpstreamError({ kind: 'status', status, message, retryAfterMs, requestId: 'id-1' })
}
